"""Pages and pictures of the documentation site that follow from the project itself. A hook of mkdocs.yml: made as it is built."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

PROJECT = Path(__file__).resolve().parents[1]

# Files of the project that are pages of the site, and what links to them and from them are called there.
PAGES = {"README.md": "start.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is not in docs."""
    for name, text in made_pages():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links to files beside docs lead to their pages here."""
    for file, name in PAGES.items():
        markdown = markdown.replace(f"](../{file})", f"]({name})")
    return markdown


def made_pages() -> Iterator[tuple[str, str]]:
    """Every page and picture that is made, with its text."""
    sys.path[:0] = [str(PROJECT / "src"), str(PROJECT / "tools")]  # here: mkdocs undoes what a hook changes when it is loaded
    from site_commands import commands_page
    from site_examples import examples_page
    from site_games import game_pages, games_page
    from site_limits import limits_page
    from site_pictures import architecture, terminal

    for file, name in PAGES.items():
        yield name, linked((PROJECT / file).read_text(encoding="utf-8"))
    yield "commands.md", commands_page()
    yield "examples.md", examples_page()
    yield "games.md", games_page()
    yield from game_pages().items()
    yield "limits.md", limits_page()
    yield "pictures/architecture.svg", architecture()
    yield "pictures/terminal-sve.svg", terminal()


def linked(text: str) -> str:
    """Links of a file beside docs, as they are from inside."""
    text = re.sub(r"\]\(docs/([\w/-]+\.md)", r"](\1", text)
    text = re.sub(r"\[([^]]*)\]\((?:LICENSE|benchmarks[^)]*|examples[^)]*)\)", r"\1", text)
    for file, name in PAGES.items():
        text = text.replace(f"]({file})", f"]({name})")
    return text
