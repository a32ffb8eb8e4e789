"""What MkDocs does differently for this project.

* Pages are the files of `nav`, wherever in the project they are, and a page for each source file that they link to.
* Markdown as it is written for GitHub: lists may be indented by less than four spaces, and headings get its anchors.
* The search index is a script, which a page can load from a disk too.
"""
import json
import re
import unicodedata
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
PICTURES = (".svg", ".png")
LANGUAGES = {".hpp": "cpp", ".cpp": "cpp", ".pyi": "python", ".json": "json", ".yml": "yaml", ".sbatch": "bash"}

index = []  # of the search: [address, page, heading, text]


def anchor(heading, separator):
    kept = (c for c in heading.strip().lower() if c in " -" or unicodedata.category(c)[0] in "LMN" or c == "_")
    return "".join(kept).replace(" ", separator)


class Source(File):
    """A file of the project, shown as a page whatever it is called."""

    def is_documentation_page(self):
        return not self.src_uri.endswith(PICTURES)


def on_config(config):
    config["mdx_configs"]["toc"] = {"slugify": anchor, "permalink": "#", "permalink_title": "Link to here"}
    index.clear()
    return config


def pages_of(nav):
    for entry in nav:
        if isinstance(entry, str):
            yield entry
        else:
            for below in entry.values():
                yield from pages_of([below] if isinstance(below, str) else below)


def on_files(files, config):
    pages = list(pages_of(config["nav"]))
    linked = set()
    for page in pages:
        for target in LINK.findall((ROOT / page).read_text()):
            path = normpath(join(dirname(page), target))
            if (ROOT / path).is_file() and not path.endswith(".md"):
                linked.add(path)
    theme = [file for file in files if not file.abs_src_path.startswith(config["docs_dir"] + "/")
             or file.abs_src_path.startswith(config["theme"].dirs[0])]
    theme = [file for file in theme if not file.src_uri.startswith("site/")]
    return Files(theme + [Source(path, str(ROOT), config["site_dir"], False) for path in pages + sorted(linked)])


def on_page_read_source(page, config):
    path = page.file.src_uri
    if path.endswith(".md"):
        return None
    language = LANGUAGES.get(Path(path).suffix, "text")
    return f"# {path}\n\n~~~~{language}\n{(ROOT / path).read_text()}~~~~\n"


def on_page_markdown(markdown, page, config, files):
    """Lists in Python-Markdown's way: four spaces a level, and an empty line before the first item."""
    lines, inside, added, loose, previous = [], None, 0, False, ""
    for line in re.sub(r"^ *<!--.*?-->\n", "", markdown, flags=re.M | re.S).splitlines():
        if re.match(r"(```|~~~)", line):
            inside = None if inside else line[:3]
        item = None if inside else re.match(r"(\d+\.|[*-]) +", line)
        if item:
            if previous and (loose or not added):
                lines.append("")
            added, loose = 4 - len(item.group()), False
        elif line and not line.startswith(" "):
            added = 0
        elif added and line:
            line = " " * added + line
        elif added:
            loose = True
        lines.append(line)
        previous = line
    return "\n".join(lines) + "\n"


class Sections(HTMLParser):
    """The text below each heading."""

    def __init__(self):
        super().__init__()
        self.sections, self.heading, self.skip = [["", "", ""]], False, False

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag in ("h1", "h2", "h3"):
            self.heading = True
            self.sections.append([attributes.get("id", ""), "", ""])
        self.skip = attributes.get("class") == "headerlink"

    def handle_endtag(self, tag):
        self.skip = False
        if tag in ("p", "li", "td", "th", "pre"):
            self.sections[-1][2] += " "
        if tag in ("h1", "h2", "h3"):
            self.heading = False

    def handle_data(self, data):
        if not self.skip:
            self.sections[-1][1 if self.heading else 2] += data


def on_page_content(html, page, config, files):
    parser = Sections()
    parser.feed(html)
    if page.file.src_uri.endswith(".md"):
        for name, heading, text in parser.sections:
            if heading or text.strip():
                address = page.url + ("#" + name if name else "")
                index.append([address, page.title, heading, " ".join(text.split())])
    html = re.sub(r'href="([./]*LICENSE)"', r'href="\1.html"', html)  # MkDocs takes it for no file
    return html.replace("<table>", '<div class="table" tabindex="0"><table>').replace("</table>", "</table></div>")


def on_post_build(config):
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    site = Path(config["site_dir"])
    (site / "search-index.js").write_text(f"searchIndex = {text};\n")
    for unwanted in site.glob("sitemap.xml*"):  # it would name a host, and the site may be anywhere
        unwanted.unlink()
