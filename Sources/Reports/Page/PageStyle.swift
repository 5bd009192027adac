/// How the page looks, on a screen and on paper.
enum PageStyle {
  static let text = #"""
    :root { --ink: #22262b; --soft: #5c646d; --rule: #d9dcdf; --paper: #fdfcfa; --accent: #1f5f8b; color-scheme: light; }
    * { box-sizing: border-box; } [hidden] { display: none !important; }
    body { margin: 0 auto; max-width: 1320px; padding: 20px 24px 40px; color: var(--ink); background: var(--paper);
      font: 15px/1.45 "DejaVu Sans", "Segoe UI", system-ui, sans-serif; }
    h1 { font-size: 1.7rem; margin: 0; } h2 { font-size: 1.05rem; margin: 1.7em 0 .5em; } h3 { font-size: .95rem; margin: 1.2em 0 .3em; }
    header { display: flex; gap: 16px; align-items: baseline; flex-wrap: wrap; }
    header .moment { color: var(--soft); flex: 1; }
    button, select { font: inherit; color: inherit; background: #fff; border: 1px solid #8b939b; border-radius: 6px;
      padding: 5px 11px; }
    #play { min-width: 8.5em; } #play[aria-pressed="true"] { background: var(--accent); color: #fff; border-color: var(--accent); }
    :focus-visible { outline: 3px solid #b35c00; outline-offset: 2px; }
    .controls { display: flex; gap: 14px; flex-wrap: wrap; align-items: center; margin: 14px 0; }
    .time { flex: 1 1 300px; } #show { max-width: 13em; } .time input { width: 100%; margin: 0; accent-color: var(--accent); display: block; }
    #strip { display: flex; gap: 1px; margin-top: 3px; } #strip span { flex: 1; height: 9px; cursor: pointer; }
    #strip .gone, .hatch { background: repeating-linear-gradient(-45deg, #e9ebed 0 2px, #9aa1a8 2px 3px); }
    #strip .now { box-shadow: 0 0 0 2px var(--ink); z-index: 1; }
    .controls output { min-width: 5.5ch; font-weight: 700; font-variant-numeric: tabular-nums; }
    .main { display: grid; grid-template-columns: minmax(0, 1fr) 300px; gap: 24px; } aside > h2:first-child { margin-top: 0; }
    .map { position: relative; border: 1px solid var(--rule); line-height: 0; touch-action: manipulation; }
    .map canvas { width: 100%; height: auto; display: block; cursor: crosshair; }
    .map svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: hidden; }
    .map svg text { font: 700 14px "DejaVu Sans", sans-serif; fill: var(--ink); stroke: #fff; stroke-width: 3.5px;
      paint-order: stroke; stroke-linejoin: round; }
    .map .furniture rect { fill: var(--paper); opacity: .85; } .map .furniture .arrow { fill: var(--ink); }
    .map .furniture path:not(.arrow) { fill: none; stroke: var(--ink); stroke-width: 1.6; }
    .map .furniture text { font-size: 12px; stroke: none; }
    .map .gone { position: absolute; inset: 0; display: grid; place-items: center; line-height: 1.4; padding: 2em;
      background: rgba(253, 252, 250, .88); text-align: center; font-weight: 700; }
    .reading { min-height: 3em; margin: 8px 0 0; font-weight: 700; font-variant-numeric: tabular-nums; }
    .legend { display: grid; grid-template-columns: 26px auto 1fr auto; gap: 0 8px; font-size: .84rem; margin-top: 14px; }
    .legend .block { min-height: 36px; } .legend .bound { color: var(--soft); align-self: start; margin-top: -9px; }
    .legend .name, .legend .share { align-self: center; } .legend .share { font-weight: 700; }
    .signs { list-style: none; padding: 0; margin: 1.2em 0 0; color: var(--soft); font-size: .84rem; }
    .signs li { display: grid; grid-template-columns: 26px 1fr; gap: 8px; align-items: center; margin: 5px 0; }
    .signs i { display: block; height: 14px; } .dot { width: 14px; border: 2px solid var(--ink); border-radius: 50%; margin: 0 auto;
      background: #9fb9c9; } .dot.hollow { background: radial-gradient(#fff 38%, #9fb9c9 42%); }
    .pale { background: linear-gradient(to right, #1f5f8b, #c7d7e2); } .hatch { border: 1px solid var(--rule); }
    #scores td, #table td { white-space: nowrap; } td.why { white-space: normal !important; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .88rem; }
    th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid var(--rule); vertical-align: top; }
    th:first-child, td:first-child, .plain th, .plain td, #scores th:nth-child(2), #scores td:nth-child(2), td.why { text-align: left; }
    thead th { color: var(--soft); font-weight: 400; } .why { color: var(--soft); }
    tbody tr[aria-current="true"] { background: #e8f1f7; } tbody button { border: 0; padding: 2px 6px; background: none;
      text-decoration: underline; color: var(--accent); text-align: left; }
    .scroll { overflow-x: auto; } .soft { color: var(--soft); font-size: .86rem; } ul { padding-left: 1.2em; margin: .4em 0; }
    .curve { width: 100%; height: auto; display: block; } .curve text { font-size: 12px; fill: var(--soft); }
    @media (max-width: 900px) { .main { grid-template-columns: minmax(0, 1fr); } }
    @media (max-width: 600px) { body { padding: 14px 14px 30px; } h1 { font-size: 1.35rem; }
      th, td { padding: 4px 5px; } #table td:first-child { white-space: normal; min-width: 7em; } tbody button { padding: 0; }
      .again { position: absolute; clip-path: inset(50%); } }
    @media print { @page { size: A4; margin: 12mm; } html { font-size: 10px; }
      body { max-width: none; padding: 0; font-size: 1rem; background: #fff; } .controls, header select { display: none; }
      .main { grid-template-columns: minmax(0, 1fr) 54mm; gap: 5mm; } .legend .block { min-height: 24px; }
      .map { width: fit-content; } .map canvas { width: auto; max-width: 100%; max-height: 150mm; } .reading { min-height: 0; }
      tr, .map, .legend, .curve { break-inside: avoid; } h2, h3 { break-after: avoid; margin-top: 1em; }
      tbody button { padding: 0; color: inherit; text-decoration: none; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }

    """#
}
