"""Which folders of a Swift module name types of which others, and where they do so in a circle.

A folder is one right below the module's, with all that it holds; the files at the module's top are the folder `.`.
It depends on another where a file of it names a type that is declared at the top of a file there and nowhere in the
folder itself. Members are not followed: an extension counts by the types that it names.
"""

import re
from collections import defaultdict
from pathlib import Path

ATTRIBUTES = r"(?:@\w+(?:\([^)]*\))?\s+)*"
# What is private to its file is no type of the folder's.
MODIFIERS = r"(?:(?:public|package|internal|final|indirect|nonisolated)\s+)*"
DECLARATION = re.compile(
    rf"^{ATTRIBUTES}{MODIFIERS}(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE)
# Behind a dot stands a member, which another type may have under the same name.
TYPE_NAME = re.compile(r"(?<![.\w])[A-Z]\w*")
TEXT_OR_COMMENT = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')


def folder_of(module: Path, file: Path) -> str:
    """The folder of a file, by its name."""
    parts = file.relative_to(module).parts
    return parts[0] if len(parts) > 1 else "."


def interpolations(text: str) -> str:
    """The code that stands inside a string literal."""
    code, depth = [], 0
    for position, character in enumerate(text):
        if depth == 0:
            depth = 1 if text.startswith("\\(", position - 1) else 0
            continue
        depth += (character == "(") - (character == ")")
        code.append(character if depth else " ")
    return "".join(code)


def code_of(source: str) -> str:
    """A source without its comments, and without the words of its strings."""
    return TEXT_OR_COMMENT.sub(lambda match: interpolations(match[0]) if match[0][0] == '"' else " ", source)


def references(module: Path) -> dict[str, dict[str, tuple[Path, str]]]:
    """For each folder those that it depends on, each with one file and the type that it names."""
    code = {file: code_of(file.read_text(encoding="utf-8")) for file in sorted(module.rglob("*.swift"))}
    homes = defaultdict(set)
    for file, text in code.items():
        for name in DECLARATION.findall(text):
            homes[name].add(folder_of(module, file))
    found = defaultdict(dict)
    for file, text in code.items():
        folder = folder_of(module, file)
        for name in sorted(set(TYPE_NAME.findall(text))):
            if folder not in homes[name]:
                for home in homes[name]:
                    found[folder].setdefault(home, (file, name))
    return found


def reached(start: str, graph: dict) -> set[str]:
    """All that one comes to from a node by one step or more."""
    seen, waiting = set(), list(graph.get(start, ()))
    while waiting:
        node = waiting.pop()
        if node not in seen:
            seen.add(node)
            waiting += graph.get(node, ())
    return seen


def circles(graph: dict) -> list[list[str]]:
    """The groups of nodes each of which depends on all others of its group, by way of others perhaps."""
    reach = {node: reached(node, graph) for node in graph}
    groups = {frozenset(other for other in reach[node] if node in reach.get(other, ())) for node in graph}
    return sorted(sorted(group) for group in groups if group)


def faults(module: Path) -> list[str]:
    """A sentence for each circle of a module's folders, with a line for each of its edges."""
    graph = references(module)
    lines = []
    for group in circles(graph):
        lines.append(f"{module}: the folders {', '.join(group)} depend on each other in a circle:")
        for folder in group:
            for other in group:
                if other in graph[folder]:
                    file, name = graph[folder][other]
                    lines.append(f"  {folder} needs {other}: {file} names {name}")
    return lines
