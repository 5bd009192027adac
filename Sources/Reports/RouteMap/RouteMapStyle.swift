/// How the page of routes looks: by day, by night and on paper.
enum RouteMapStyle {
  static let text = #"""
    :root { --ink: #22262b; --soft: #5c646d; --rule: #d9dcdf; --paper: #fdfcfa; --row: #eef3f6; --zone: #6a1b9a; color-scheme: light dark; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e8eaec; --soft: #a4acb4; --rule: #3a4047; --paper: #16191c;
      --row: #252b31; --zone: #c58be0; } figure image { filter: brightness(.82); } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1480px; padding: 20px 24px; color: var(--ink); background: var(--paper);
      font: 15px/1.45 "DejaVu Sans", "Segoe UI", system-ui, sans-serif; }
    h1 { font-size: 1.7rem; margin: 0; } h2 { font-size: 1rem; margin: 1.4em 0 0; } header p { margin: .2em 0 1em; }
    main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(400px, 460px); gap: 26px; align-items: start; }
    figure { margin: 0; border: 1px solid var(--rule); line-height: 0; }
    figure svg { width: 100%; height: auto; max-height: 86vh; display: block; }
    figure text { font: 700 11px "DejaVu Sans", sans-serif; text-anchor: middle; }
    .route path { fill: none; stroke-linecap: round; stroke-linejoin: round; } .route { outline: none; cursor: pointer; }
    .route .reach { stroke: transparent; stroke-width: 18; } .route .casing { stroke: #fff; stroke-opacity: .92; }
    .route .core { stroke: #fff; } .route, tbody { transition: opacity .15s; }
    body[data-route] .route:not(.on) { opacity: .16; } body[data-route] tbody:not(.on) { opacity: .45; }
    .route:focus-visible .casing, .route.on .casing { stroke: #ffe14d; stroke-opacity: 1; }
    circle.zone { fill: var(--zone); fill-opacity: .16; stroke: #6a1b9a; stroke-width: 1.8; stroke-dasharray: 6 4; }
    circle.zone.closed { fill-opacity: .28; stroke-dasharray: none; }
    .end circle { fill: #22262b; stroke: #fff; stroke-width: 2; } .end text { fill: #fff; font-size: 13px; }
    .bar rect { fill: #fdfcfa; fill-opacity: .84; } .bar path { fill: none; stroke: #22262b; stroke-width: 1.6; }
    .bar .arrow { fill: #22262b; stroke: none; } .bar text { fill: #22262b; }
    .soft { color: var(--soft); font-size: .85rem; } small { display: block; color: var(--soft); font-size: .76rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .86rem; }
    th, td { text-align: right; padding: 2px 5px 8px; vertical-align: top; } thead th { color: var(--soft); font-weight: 400; }
    tbody th { text-align: left; padding-top: 9px; } tbody { border-top: 1px solid var(--rule); } table { border-bottom: 1px solid var(--rule); }
    tbody.on { background: var(--row); } td { white-space: nowrap; }
    tbody button { font: inherit; font-weight: 700; color: inherit; background: none; border: 0; padding: 0; text-align: left;
      cursor: pointer; } :focus-visible { outline: 3px solid #f0a202; outline-offset: 2px; }
    .badge { display: inline-block; min-width: 1.6em; border-radius: 1em; text-align: center; font-size: .78rem;
      box-shadow: 0 0 0 1.5px #fff; margin-right: 4px; }
    .sample { width: 48px; height: 16px; vertical-align: -3px; fill: none; }
    .ramp { height: 16px; border: 1px solid var(--rule); margin: 6px 12px 0; } .ticks { position: relative; height: 1.6em; margin: 0 12px; }
    .ticks span { position: absolute; transform: translateX(-50%); } ul { padding-left: 1.1em; }
    .signs { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 6px 18px; }
    .signs b { display: inline-block; width: 1.7em; line-height: 1.7em; border-radius: 1em; text-align: center; background: #22262b; color: #fff;
      box-shadow: 0 0 0 1.5px #fff; }
    .signs i { display: inline-block; width: 1.5em; height: 1.5em; vertical-align: -.35em; }
    .signs i.zone { border: 2px dashed var(--zone); border-radius: 50%; background: rgba(106, 27, 154, .16); }
    .signs i.closed { border-style: solid; background: rgba(106, 27, 154, .28); }
    .signs i.hatched { border: 1px solid var(--rule); background: repeating-linear-gradient(135deg, transparent 0 4px, #8a929a 4px 5px); }
    footer { margin-top: 1.4em; border-top: 1px solid var(--rule); padding-top: .7em; }
    @media (max-width: 1000px) { main { grid-template-columns: 1fr; } }
    @media (max-width: 600px) { body { padding: 14px; } h1 { font-size: 1.35rem; } th, td { padding-left: 3px; padding-right: 3px; }
      .sign, .north { transform: scale(2); transform-box: fill-box; transform-origin: center; } .north { transform-origin: top right; }
      .bar:not(.north) text { font-size: 22px; paint-order: stroke; stroke: #fdfcfa; stroke-width: 5px; stroke-linejoin: round; } }
    @media print { body { max-width: none; padding: 0; font-size: 11px; color: #000; background: #fff; } .screen { display: none; }
      main { display: block; } figure { margin-bottom: 8px; } .scroll { overflow: visible; } figure, tbody { break-inside: avoid; } figure image { filter: none; }
      .route, tbody { opacity: 1 !important; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
    @media (prefers-reduced-motion: reduce) { .route, tbody { transition: none; } }

    """#
}
