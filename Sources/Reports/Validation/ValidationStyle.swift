/// How a validation page looks: on a light screen, on a dark one, and on paper.
enum ValidationStyle {
  static let css = """
    :root { color-scheme: light dark; --paper: #ffffff; --text: #1d232a; --quiet: #5b6670; --rule: #d5dbe0; --ink: #14608f;
      --grid: #e6eaed; --band: #f4f6f8; --high: #b3261e; --low: #1f5fa8; --none: #9aa3ab; --warn: #a3480a;
      --winter: #2a6fb0; --spring: #2f8f4e; --summer: #c1440e; --autumn: #8a5a9c; }
    @media (prefers-color-scheme: dark) { :root { --paper: #14181c; --text: #e7ebee; --quiet: #a3adb6; --rule: #3a434b;
      --ink: #6fb9e8; --grid: #29313a; --band: #1b2127; --high: #f08a80; --low: #86b6ee; --none: #7d878f; --warn: #f0a35e;
      --winter: #79b4ea; --spring: #76cf92; --summer: #f29268; --autumn: #c99adb; } }
    @media print { :root { color-scheme: light; --paper: #ffffff; --text: #000000; --quiet: #444444; --rule: #bbbbbb; --ink: #14608f;
      --grid: #dddddd; --band: #f4f4f4; --high: #b3261e; --low: #1f5fa8; --none: #888888; --warn: #8a3c06;
      --winter: #2a6fb0; --spring: #2f8f4e; --summer: #c1440e; --autumn: #8a5a9c; } * { print-color-adjust: exact; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 76rem; background: var(--paper); color: var(--text);
      font: 16px/1.5 system-ui, "DejaVu Sans", sans-serif; }
    h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { font-size: 1.45rem; margin: 0 0 .3rem; }
    h3 { font-size: 1rem; margin: 0 0 .1rem; }
    p { margin: .3rem 0 .8rem; max-width: 62rem; } p.quiet, figcaption { color: var(--quiet); font-size: .875rem; }
    section { border-top: 2px solid var(--rule); padding-top: 1.6rem; margin-top: 2.6rem; }
    nav a { color: var(--ink); margin-right: 1rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem; margin: .6rem 0 1.4rem; }
    th, td { padding: .32rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
    th { font-weight: 600; color: var(--quiet); } th:first-child, td:first-child { text-align: left; }
    tr.served td { background: var(--band); font-weight: 600; } td.bad { color: var(--warn); font-weight: 600; }
    .plots { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.8rem 2.2rem; }
    figure { margin: 0; break-inside: avoid; } svg { width: 100%; height: auto; display: block; margin: .3rem 0; }
    @media screen and (max-width: 48rem) { .plots { grid-template-columns: 1fr; } }
    @media print { body { padding: 0; max-width: none; font-size: 9.5pt; } section { break-before: page; border-top: 0; margin-top: 0; padding-top: 0; }
      header + section { break-before: auto; padding-top: .6rem; } nav { display: none; } .scroll { overflow: visible; } .plots { gap: .8rem 1.4rem; }
      h1 { font-size: 1.5rem; } table { font-size: 8.5pt; } th, td { padding: .2rem .35rem; } p.quiet, figcaption { font-size: 7.5pt; line-height: 1.35; } }
    svg text { font: 12px system-ui, "DejaVu Sans", sans-serif; fill: var(--text); }
    svg .axis { stroke: var(--quiet); stroke-width: 1; } svg .grid { stroke: var(--grid); stroke-width: 1; }
    svg .quiet { fill: var(--quiet); } svg .unity { stroke: var(--high); stroke-width: 1.5; stroke-dasharray: 5 4; }
    svg .cell { fill: var(--ink); } svg .frame { fill: none; stroke: var(--rule); }
    svg .target { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 3 3; } svg .band { fill: var(--band); }
    svg .inner { fill: var(--ink); } svg .outer { fill: none; stroke: var(--ink); stroke-width: 2; } svg .warn { fill: var(--warn); }
    svg .curve { fill: none; stroke-width: 2; stroke-linejoin: round; }
    svg .halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
    @media print { svg { max-height: 6.4cm; } svg .halo { stroke: none; } }
    svg .leader { stroke: var(--quiet); stroke-width: .7; }
    svg .winter { stroke: var(--winter); } svg .spring { stroke: var(--spring); stroke-dasharray: 7 3; }
    svg .summer { stroke: var(--summer); stroke-dasharray: 2 3; } svg .autumn { stroke: var(--autumn); stroke-dasharray: 9 3 2 3; }
    svg .all { stroke: var(--quiet); stroke-width: 4; opacity: .45; }
    svg .bias { stroke: var(--text); stroke-width: .8; fill-opacity: .85; }
    """
}
