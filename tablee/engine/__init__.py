"""What every game shares: records, rules and their twins, chance, actions, the tale, matches."""
