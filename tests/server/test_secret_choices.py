"""All choose at once and in secret, in *Nid de vouivres*: until the reveal nobody gets a byte that
depends on what somebody else has chosen, whatever they ask of the house."""

from pathlib import Path

import pytest

from tests.server.test_two_worlds import ANNA, PASSER_BY, PAUL, ZOE, World, world

pytestmark = pytest.mark.anyio

HOLDER = {"game": "vouivres", "option-first_wyvern": "seat_0"}  # Anna


async def everything(at: World, readers: tuple[int, ...]) -> list[bytes]:
    """What these readers are shown, and what they are answered."""
    got = []
    for reader in readers:
        got += await at.shown_to(reader) + await at.refused_to(reader)
    return got


@pytest.mark.rule("NV-34")
async def test_nothing_tells_what_others_have_chosen_before_the_reveal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        world(tmp_path / "one.db", (), monkeypatch, **HOLDER) as one,
        world(tmp_path / "other.db", (), monkeypatch, **HOLDER) as other,
    ):
        assert await one.shown_to(ANNA) == await other.shown_to(ANNA)
        # Each time they choose otherwise in the other world; Paul changes his mind in both.
        for seat, what, place in (
            (PAUL, "act", 0),
            (PAUL, "undo", 0),
            (PAUL, "act", 3),
            (ZOE, "act", 1),
        ):
            if what == "undo":
                await one.do(seat, "undo")
                await other.do(seat, "undo")
            else:
                choices = [action.text for action in one.match.legal(seat)]
                await one.do(seat, "act", action=choices[place])
                await other.do(seat, "act", action=choices[-1 - place])
            onlookers = (ANNA, PASSER_BY) if seat == ZOE else (ANNA, ZOE, PASSER_BY)
            assert await everything(one, onlookers) == await everything(other, onlookers)
        hers = one.match.legal(ANNA)[0].text
        assert await one.do(ANNA, "act", action=hers) == await other.do(ANNA, "act", action=hers)
        # All have chosen, and Anna places the wyvern without knowing where anybody goes.
        assert await everything(one, (ANNA, PASSER_BY)) == await everything(
            other, (ANNA, PASSER_BY)
        )
        await one.do(ANNA, "act", action="place_wyvern 1")
        await other.do(ANNA, "act", action="place_wyvern 1")
        assert await one.shown_to(ANNA) != await other.shown_to(ANNA)


@pytest.mark.rule("NV-34")
async def test_who_has_chosen_sees_their_own_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two worlds of the test above are two."""
    async with (
        world(tmp_path / "one.db", (), monkeypatch, **HOLDER) as one,
        world(tmp_path / "other.db", (), monkeypatch, **HOLDER) as other,
    ):
        choices = [action.text for action in one.match.legal(PAUL)]
        await one.do(PAUL, "act", action=choices[0])
        await other.do(PAUL, "act", action=choices[-1])
        assert await one.shown_to(PAUL) != await other.shown_to(PAUL)
