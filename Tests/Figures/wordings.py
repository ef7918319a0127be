"""Knowledge folders for the figures of this folder: the shipped one with few wordings, and pages of offices."""
import json
import pathlib
import shutil

ROOT = pathlib.Path(__file__).resolve().parents[2]
KNOWLEDGE = ROOT / "knowledge"
QUESTIONS = [ROOT / "Tests" / "Questions" / f"{name}.jsonl" for name in ("dev", "fresh-a", "fresh-b", "fresh-c", "fresh-d")]
OFFICE_QUESTIONS = ROOT / "Tests" / "Office" / "questions.jsonl"


def rows(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]


def pages():
    """44 pages of procurement offices: id, title, answer, source, and ten wordings each."""
    return rows(ROOT / "Tests" / "Office" / "pages.jsonl")


def entries(folder):
    """The files of all entries."""
    return sorted(p for p in folder.glob("*/*.md") if p.parent.name != "basis" and not p.name.startswith("_"))


def wordings(path, most=None):
    """The first wordings of an entry."""
    part = path.read_text("utf-8").partition("\n## Pertanyaan\n")[2].partition("\n## ")[0]
    return [line[2:] for line in part.splitlines() if line.startswith("- ")][:most]


def cut(path, most):
    """Leaves an entry its first wordings."""
    before, heading, behind = path.read_text("utf-8").partition("\n## Pertanyaan\n")
    _, next_heading, rest = behind.partition("\n## ")
    kept = "".join(f"- {wording}\n" for wording in wordings(path, most))
    path.write_text(before + heading + kept + next_heading + rest, "utf-8")


def shipped(folder):
    shutil.copytree(KNOWLEDGE, folder)
    return folder


def page_text(page, most):
    heading = "\n## Pertanyaan\n" if most else ""
    return f"# {page['title']}\n\n{page['answer'].strip()}\n{heading}" + "".join(f"- {w}\n" for w in page["wordings"][:most])


def office(folder, most=0):
    """The pages alone, each with so many wordings."""
    (folder / "umum").mkdir(parents=True)
    (folder / "basis.md").write_text("---\nnama: Kantor\nbahasa: id\n---\n# Kantor\n", "utf-8")
    for page in pages():
        (folder / "umum" / f"{page['id']}.md").write_text(page_text(page, most), "utf-8")
    return folder


def merged(folder, most=5):
    """The shipped folder with the pages in a category of their own."""
    shipped(folder)
    (folder / "kantor").mkdir()
    (folder / "kantor" / "_kategori.md").write_text("# Layanan kantor\n\nLayanan kantor yang mana?\n", "utf-8")
    for page in pages():
        (folder / "kantor" / f"{page['id']}.md").write_text(page_text(page, most), "utf-8")
    return folder
