/** The drawing's styles, for the page around it. */
export const drawingStyle = `
.chart { font: 11px/1 system-ui, sans-serif; display: block; margin: 12px 0; background: Canvas; }
.chart text { dominant-baseline: central; fill: currentColor; } .chart .title { font-size: 13px; font-weight: 600; }
.chart .box { fill: none; stroke: var(--line); } .chart .back { fill: Canvas; } .chart circle { fill: currentColor; }
.chart .line { fill: none; stroke-width: 1.4; } .chart a text { text-decoration: underline; }
.chart .taken .box, .chart .taken .line { stroke: var(--good); } .chart .taken .head, .chart text.taken { fill: var(--good); }
.chart .missed .box, .chart .missed .line { stroke: var(--bad); stroke-dasharray: 5 3; }
.chart .missed .head, .chart text.missed { fill: var(--bad); font-weight: 600; }
.chart .never .box, .chart .never .line { stroke: var(--line); stroke-dasharray: 2 3; } .chart text.never { fill: var(--calm); }
`;
