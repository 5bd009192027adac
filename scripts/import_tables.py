"""Writes the tables of docs/architecture.md: who may import whom, and the folders of each module, lowest first."""

from pathlib import Path

import folders

PAGE = Path("docs/architecture.md")
KIT = {"Geo", "AirData"}
# Modules that are not ours, or that stand for a library, by what people call it; those without a name go unsaid.
OUTSIDE = {
    "ArgumentParser": "argument-parser", "CCairo": "cairo", "CCurl": "libcurl", "CJSONC": "json-c", "CMalloc": "",
    "COpenSSL": "libcrypto", "COsmium": "libosmium", "CProcess": "", "CTIFF": "libtiff",
    "CTrackXML": "libxml2", "CVectorTile": "protozero", "CYaml": "", "CZlib": "zlib", "GRDB": "GRDB",
    "HTTPTypes": "swift-http-types", "HummingbirdCore": "Hummingbird", "Logging": "swift-log",
    "NIOCore": "SwiftNIO", "NIOHTTP1": "", "NIOHTTPTypes": "", "NIOPosix": "",
    "ServiceLifecycle": "swift-service-lifecycle", "UnixSignals": "", "Yams": "Yams",
}


def module_table(allowed: dict[str, set[str]]) -> str:
    """A row for each module of the host that may import something, in the order of the table."""
    rows = ["| module | may import of ours | and from outside |", "|---|---|---|"]
    order = [Path(folder).name for folder in allowed]
    for folder, modules in allowed.items():
        ours = [name for name in order if name in modules - KIT]
        outside = sorted(filter(None, (OUTSIDE.get(name, name) for name in modules - set(order))), key=str.lower)
        if folder.startswith("Sources/") and ours + outside:
            rows.append(f"| {Path(folder).name} | {', '.join(ours) or 'nothing'} | {', '.join(outside) or '–'} |")
    return "\n".join(rows + ["| plugins/* | nothing but the kit | what the source needs |"])


def folder_table(allowed: dict[str, set[str]]) -> str:
    """A row for each module with more than one folder."""
    rows = ["| module | folders |", "|---|---|"]
    for folder in allowed:
        graph = folders.references(Path(folder))
        names = {folders.folder_of(Path(folder), file) for file in Path(folder).rglob("*.swift")} - {"."}
        needs = {name: set(graph.get(name, ())) - {".", name} for name in names}
        levels = []
        while needs:
            free = sorted(name for name, others in needs.items() if not others & set(needs))
            if not free:
                break
            levels.append(", ".join(free))
            needs = {name: others for name, others in needs.items() if name not in free}
        if len(levels) > 1:
            rows.append(f"| {Path(folder).name} | {' → '.join(levels)} |")
    return "\n".join(rows)


def page(allowed: dict[str, set[str]]) -> str:
    """The page with its tables as they should be."""
    text = PAGE.read_text(encoding="utf-8")
    for name, table in (("imports", module_table(allowed)), ("folders", folder_table(allowed))):
        start, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
        head, rest = text.split(start)
        text = head + start + "\n" + table + "\n" + end + rest.split(end, 1)[1]
    return text


def faults(allowed: dict[str, set[str]]) -> list[str]:
    """A sentence where the page's tables are not what holds."""
    if PAGE.read_text(encoding="utf-8") == page(allowed):
        return []
    return [f"{PAGE}: its tables are not what the imports are; scripts/check-imports --write mends them."]
