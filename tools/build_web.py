"""Copy what the pages need out of node_modules into tablee/web/built.

Scripts, fonts and icons come from npm under a lock (package-lock.json); nothing is bundled or
rewritten, so what is served is what the packages' authors published. Beside the files stand

- manifest.json: for each file a hash of its content, so that its URL can be cached for ever;
- credits.json: what is used, from whom, under which licence, for the about page;
- licences/: each package's licence as it came.

The icons are those named in tablee/web/icons.txt and in each game's own icons.txt, one a line,
`artist/name` (names as on game-icons.net).
"""

import hashlib
import json
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ROOT / "node_modules"
BUILT = ROOT / "tablee" / "web" / "built"

# The file as it is served, and where it lies in node_modules.
SCRIPTS = {
    "htmx.js": "htmx.org/dist/htmx.min.js",
    "hx-sse.js": "htmx.org/dist/ext/hx-sse.min.js",
}
# The style sheets whose faces we take, as far as these alphabets go.
FACES = [
    "@fontsource/im-fell-dw-pica/400.css",
    "@fontsource/im-fell-dw-pica/400-italic.css",
    "@fontsource-variable/source-sans-3/wght.css",
    "@fontsource-variable/source-sans-3/wght-italic.css",
]
ALPHABETS = ("-latin-", "-latin-ext-")
ICONS = "game-icons-transparent"


def content_hash(path: Path) -> str:
    """Name the content of a file in 16 letters."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def copy_scripts() -> None:
    """Take the scripts as they are."""
    for served, source in SCRIPTS.items():
        shutil.copyfile(PACKAGES / source, BUILT / served)


def copy_fonts() -> None:
    """Take the font files of our alphabets, and write fonts.css that names them."""
    (BUILT / "fonts").mkdir()
    faces = []
    for sheet in FACES:
        text = (PACKAGES / sheet).read_text(encoding="utf-8")
        for name, face in re.findall(r"/\* (\S+) \*/\s*(@font-face \{.*?\})", text, re.DOTALL):
            if not any(alphabet in name for alphabet in ALPHABETS):
                continue
            file = BUILT / "fonts" / f"{name}.woff2"
            shutil.copyfile((PACKAGES / sheet).parent / "files" / file.name, file)
            source = f"src: url(fonts/{file.name}?v={content_hash(file)}) format('woff2');"
            faces.append(re.sub(r"src:.*?;", source, face))
    (BUILT / "fonts.css").write_text("\n".join(faces) + "\n", encoding="utf-8")


def icons() -> list[str]:
    """Give the icons that the pages and the games ask for, as `artist/name`."""
    wanted = set()
    for listed in icon_lists():
        for line in listed.read_text(encoding="utf-8").splitlines():
            icon = line.partition("#")[0].strip()
            if icon and not (PACKAGES / ICONS / "svgs" / f"{icon}.svg").is_file():
                sys.exit(f"{listed.relative_to(ROOT)} names an icon that {ICONS} lacks: {icon}")
            if icon:
                wanted.add(icon)
    return sorted(wanted)


def icon_lists() -> list[Path]:
    """Find the lists of icons: the pages' own, and one in each game's folder."""
    ours = ROOT / "tablee"
    return [ours / "web" / "icons.txt", *sorted(ours.glob("games/*/icons.txt"))]


def copy_icons() -> None:
    """Take the icons that are asked for."""
    for icon in icons():
        target = BUILT / "icons" / f"{icon}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PACKAGES / ICONS / "svgs" / f"{icon}.svg", target)


def write_credits() -> None:
    """Say for each package what it is, its licence, and for icons who drew which."""
    (BUILT / "licences").mkdir()
    packages = []
    for name in json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]:
        package = json.loads((PACKAGES / name / "package.json").read_text(encoding="utf-8"))
        licence = next(
            file for file in sorted((PACKAGES / name).iterdir()) if file.stem.lower() == "license"
        )
        kept = f"licences/{name.replace('/', '-').lstrip('@')}.txt"
        shutil.copyfile(licence, BUILT / kept)
        packages.append(
            {
                "name": name,
                "version": package["version"],
                "licence": package["license"],
                "text": kept,
                "page": package.get("homepage", ""),
            }
        )
    drawn: dict[str, list[str]] = {}
    for icon in icons():
        artist, name = icon.split("/")
        drawn.setdefault(artist, []).append(name)
    written = json.dumps({"packages": packages, "icons": drawn}, indent=1, ensure_ascii=False)
    (BUILT / "credits.json").write_text(written + "\n", encoding="utf-8")


def write_manifest() -> None:
    """Name every file that was built, with its content's hash."""
    files = sorted(path for path in BUILT.rglob("*") if path.is_file())
    hashes = {path.relative_to(BUILT).as_posix(): content_hash(path) for path in files}
    (BUILT / "manifest.json").write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Build anew, from nothing."""
    shutil.rmtree(BUILT, ignore_errors=True)
    BUILT.mkdir(parents=True)
    copy_scripts()
    copy_fonts()
    copy_icons()
    write_credits()
    write_manifest()


if __name__ == "__main__":
    main()
