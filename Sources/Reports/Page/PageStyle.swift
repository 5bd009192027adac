/// How the page looks, on a screen and on paper.
enum PageStyle {
  static let text = #"""
    :root { --ink: #22262b; --soft: #5c646d; --rule: #d9dcdf; --paper: #fdfcfa; --accent: #1f5f8b; }
    * { box-sizing: border-box; } [hidden] { display: none !important; }
    body { margin: 0 auto; max-width: 1320px; padding: 20px 24px; color: var(--ink); background: var(--paper);
      font: 15px/1.45 "DejaVu Sans", "Segoe UI", system-ui, sans-serif; }
    h1 { font-size: 1.7rem; margin: 0; } h2 { font-size: 1.05rem; margin: 1.6em 0 .5em; }
    header { display: flex; gap: 16px; align-items: baseline; flex-wrap: wrap; }
    header .moment { color: var(--soft); flex: 1; }
    button, select { font: inherit; color: inherit; background: #fff; border: 1px solid #aab1b8; border-radius: 6px;
      padding: 5px 11px; }
    button[aria-pressed="true"] { background: var(--accent); color: #fff; border-color: var(--accent); }
    :focus-visible { outline: 3px solid #f0a202; outline-offset: 2px; }
    .controls { display: flex; gap: 14px; flex-wrap: wrap; align-items: center; margin: 14px 0; }
    .controls input[type="range"] { flex: 1 1 260px; accent-color: var(--accent); }
    .controls output { min-width: 5.5ch; font-weight: 700; font-variant-numeric: tabular-nums; }
    .main { display: grid; grid-template-columns: minmax(0, 1fr) 300px; gap: 24px; }
    .map { position: relative; border: 1px solid var(--rule); line-height: 0; touch-action: manipulation; }
    .map canvas { width: 100%; height: auto; display: block; cursor: crosshair; }
    .map svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: hidden; }
    .map svg text { font: 700 13px "DejaVu Sans", sans-serif; fill: var(--ink); stroke: #fff; stroke-width: 3.5px;
      paint-order: stroke; stroke-linejoin: round; }
    .map .gone { position: absolute; inset: 0; display: grid; place-items: center; line-height: 1.4; padding: 2em;
      background: rgba(253, 252, 250, .88); text-align: center; font-weight: 700; }
    .reading { min-height: 3.2em; margin: 8px 0 0; font-variant-numeric: tabular-nums; }
    .legend { display: grid; grid-template-columns: 26px auto 1fr auto; gap: 0 8px; font-size: .84rem; }
    .legend .block { height: 38px; } .legend .bound { color: var(--soft); align-self: start; margin-top: -9px; }
    .legend .name, .legend .share { align-self: center; } .legend .share { font-weight: 700; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .88rem; }
    th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid var(--rule); }
    th:first-child, td:first-child { text-align: left; } thead th { color: var(--soft); font-weight: 400; }
    tbody tr[aria-current="true"] { background: #e8f1f7; } tbody button { border: 0; padding: 2px 6px; background: none;
      text-decoration: underline; color: var(--accent); }
    .scroll { overflow-x: auto; } .soft { color: var(--soft); font-size: .86rem; } ul { padding-left: 1.2em; }
    .curve { width: 100%; height: 190px; } .curve text { font-size: 11px; fill: var(--soft); }
    @media (max-width: 900px) { .main { grid-template-columns: 1fr; } }
    @media print { body { max-width: none; padding: 0; font-size: 11px; } .controls, header select { display: none; }
      .main { grid-template-columns: minmax(0, 1fr) 220px; } tr, .map { break-inside: avoid; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
    @media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto; } }

    """#
}
