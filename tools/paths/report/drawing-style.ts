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
.chart .plain .box, .chart .plain .line { stroke: var(--calm); } .chart .plain .head { fill: var(--calm); }
.chart .added .box, .chart .added .line { stroke: var(--good); stroke-width: 2; }
.chart .added .head, .chart text.added, .chart .added .title { fill: var(--good); font-weight: 600; }
.chart .removed .box, .chart .removed .line { stroke: var(--bad); stroke-dasharray: 5 3; stroke-width: 2; }
.chart .removed .head, .chart text.removed, .chart .removed .title { fill: var(--bad); text-decoration: line-through; }
.chart .changed .box, .chart .changed .line { stroke: var(--new); stroke-width: 2; }
.chart .changed .head { fill: var(--new); } .chart text.changed, .chart .changed .title { fill: var(--new); }
`;
