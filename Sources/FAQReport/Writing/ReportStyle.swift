/// The style sheet of a report's page, for phones, desktops, dark mode and print.
enum ReportStyle {
  static let css = """
    :root {
      color-scheme: light dark;
      --ink: #17262d; --soft: #4c5f68; --paper: #fff; --ground: #f1f5f6; --line: #d3dde1;
      --accent: #0b6a82; --part: #b25a00; --wash: #f3e3cf; --mark: #e9f1f3;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ink: #e7eff2; --soft: #a9bac1; --paper: #18232a; --ground: #10191e; --line: #32434c;
        --accent: #6fc3d8; --part: #e5a55b; --wash: #3d3123; --mark: #1f2d35;
      }
    }
    * { box-sizing: border-box; overflow-wrap: anywhere; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    h1, h2, h3, p, ul, pre, dl, dd { margin: 0; }
    header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 20px; }
    header { padding-top: 28px; }
    h1 { font-size: 1.6rem; line-height: 1.25; }
    header p, .remark { color: var(--soft); }
    main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; margin-top: 20px; }
    section { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; }
    section.wide { grid-column: 1 / -1; }
    .stack { display: grid; gap: 16px; align-content: start; }
    h2 { font-size: 1.05rem; line-height: 1.3; margin-bottom: 10px; }
    .remark { font-size: .87rem; margin-bottom: 10px; }
    .tiles { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 16px; }
    .tiles div { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 14px 18px; display: grid; grid-template-rows: subgrid; grid-row: span 3; row-gap: 0; }
    .tiles dt { font-size: .87rem; color: var(--soft); line-height: 1.35; }
    .tiles dd { font-size: 1.75rem; font-weight: 650; line-height: 1.25; align-self: end; }
    .tiles dd + dd { font-size: .84rem; font-weight: 400; color: var(--soft); line-height: 1.35; margin-top: 2px; align-self: start; }
    svg { display: block; overflow: visible; }
    svg text { font-size: 12px; fill: var(--soft); }
    .chart { padding-left: 52px; }
    .grid { stroke: var(--line); }
    .column, .bar rect { fill: var(--accent); }
    .bar { width: 100%; height: 10px; }
    polyline { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
    .all { stroke: var(--accent); }
    .part { stroke: var(--part); stroke-dasharray: 5 3; }
    .area { fill: var(--wash); }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: .84rem; color: var(--soft); margin-top: 6px; list-style: none; padding: 0; }
    .legend li { display: flex; align-items: center; gap: 7px; }
    .legend li::before { content: ""; width: 20px; border-top: 3px solid var(--accent); }
    .legend li + li::before { border-top: 3px dashed var(--part); }
    table { width: 100%; border-collapse: collapse; font-size: .93rem; }
    th { text-align: left; font-weight: 400; }
    thead th { font-size: .82rem; color: var(--soft); padding-bottom: 4px; }
    th, td { padding: 6px 10px 6px 0; vertical-align: baseline; }
    tbody tr + tr > * { border-top: 1px solid var(--line); }
    .number { text-align: right; white-space: nowrap; width: 1%; font-variant-numeric: tabular-nums; }
    .picture { width: 34%; padding: 13px 0 0; vertical-align: top; }
    .id, time { display: block; font-size: .82rem; color: var(--soft); }
    .groups { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(310px, 100%), 1fr)); gap: 12px; }
    .groups + .remark { margin: 12px 0 0; }
    main > section > h3 { font-size: 1rem; margin-top: 10px; }
    main > section > ul { padding-left: 20px; }
    .groups h3 { font-size: .87rem; color: var(--accent); margin-bottom: 4px; }
    .groups > div { border: 1px solid var(--line); border-radius: 10px; padding: 10px 14px; break-inside: avoid; }
    pre { font: inherit; font-size: .93rem; white-space: pre-wrap; user-select: all; }
    blockquote { margin: 4px 0 0; padding-left: 10px; border-left: 3px solid var(--line); font-size: .9rem; }
    details { margin-top: 10px; font-size: .87rem; }
    summary { cursor: pointer; color: var(--soft); padding: 4px 0; }
    summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    footer { font-size: .84rem; color: var(--soft); padding-top: 18px; padding-bottom: 32px; }
    @media (max-width: 720px) {
      main { grid-template-columns: minmax(0, 1fr); gap: 12px; }
      .stack { gap: 12px; }
      header, main, footer { padding-left: 12px; padding-right: 12px; }
      section { padding: 14px; }
      .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
      .tiles div { padding: 12px 14px; }
      .tiles div:last-child:nth-child(odd) { grid-column: 1 / -1; }
      .tiles dd { font-size: 1.45rem; }
      .picture { width: 22%; }
    }
    @media print {
      :root {
        --ink: #000; --soft: #444; --paper: #fff; --ground: #fff; --line: #bbb;
        --accent: #0b6a82; --part: #b25a00; --wash: #f3e3cf; --mark: #eee;
      }
      @page { margin: 14mm; }
      html { font-size: 11.5px; }
      body { font-size: 1rem; }
      header, main, footer { max-width: none; padding-left: 0; padding-right: 0; }
      header { padding-top: 0; }
      main, .groups { display: block; }
      .tiles { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
      .tiles div { padding: 8px 10px; }
      .tiles div:last-child:nth-child(odd) { grid-column: auto; }
      .stack { grid-template-columns: 1.2fr 1.2fr 1fr; gap: 8px; }
      section, .tiles, .stack, .groups > div { margin-bottom: 8px; break-inside: avoid; }
      .stack section { margin: 0; }
      section { padding: 10px 14px; }
      section.wide:has(.groups) { break-inside: auto; }
      svg text { font-size: 9px; }
      svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      details { display: none; }
    }
    """
}
