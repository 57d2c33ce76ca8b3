import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const chart = style({
  display: 'block',
  fontFamily: 'inherit',
  maxWidth: 'none',
  '@media': { print: { maxWidth: '100%', width: 'auto', height: 'auto', maxHeight: '92vh' } },
});

export const box = style({
  fill: vars.surface.raised,
  stroke: vars.border.strong,
  strokeWidth: 1,
  selectors: {
    '[data-depth="0"] > &': { fill: vars.surface.canvas },
    '[data-type="parallel"] > &': { strokeDasharray: '6 4' },
    '[data-lit="true"] > &': { fill: vars.surface.selected, stroke: vars.brand.solid, strokeWidth: 2 },
    '[data-lit="true"][data-leaf="true"] > &': { fill: vars.brand.solid },
    '[data-chosen="true"] > &': { stroke: vars.text.primary, strokeWidth: 2.5 },
    ':not([data-depth="0"]) > &': { cursor: 'pointer' },
    '[data-folded="true"] > &': { cursor: 'zoom-in', strokeWidth: 2 },
  },
});

export const inner = style({ fill: 'none', stroke: vars.border.strong, strokeWidth: 1 });
const onLit = { '[data-lit="true"][data-leaf="true"] > &': { fill: vars.text.onBrand, stroke: 'none' } };

export const title = style({
  pointerEvents: 'none',
  paintOrder: 'stroke',
  stroke: vars.surface.raised,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  fontSize: 14,
  fontWeight: 600,
  fill: vars.text.primary,
  selectors: onLit,
});
export const line = style({
  fontSize: 12,
  fill: vars.text.muted,
  pointerEvents: 'none',
  selectors: { '&[data-taken="true"]': { fill: vars.brand.solid, fontWeight: 600 }, ...onLit },
});
export const start = style({ fill: vars.text.primary });

export const arrow = style({
  fill: 'none',
  stroke: vars.border.strong,
  strokeWidth: 1.4,
  selectors: {
    '[data-taken="true"] > &': { stroke: vars.brand.solid, strokeWidth: 3 },
    '[data-seen="true"] > &': { stroke: vars.text.muted },
  },
});

const fading = keyframes({ from: { opacity: 0.9 }, to: { opacity: 0 } });

/** The arrow of the latest transition. */
export const flash = style({
  fill: 'none',
  stroke: vars.brand.solid,
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  opacity: 0,
  animation: `${fading} 900ms ease-out`,
  '@media': { [media.still]: { animation: 'none' } },
});

export const head = style({
  fill: vars.border.strong,
  selectors: {
    '[data-taken="true"] > &': { fill: vars.brand.solid },
    '[data-seen="true"] > &': { fill: vars.text.muted },
  },
});

export const label = style({ fill: vars.surface.canvas, stroke: vars.border.default, rx: 3 });
export const labelText = style({
  fontSize: 11.5,
  fill: vars.text.primary,
  selectors: {
    '&[data-kind="done"]': { fill: vars.text.saving },
    '&[data-kind="error"]': { fill: vars.text.sale },
    '&[data-kind="after"], &[data-kind="always"]': { fill: vars.text.muted, fontStyle: 'italic' },
    '&[data-taken="true"]': { fontWeight: 700 },
  },
});
/** What visitors did, at the end of a line or over a state. */
export const number = style({
  fontSize: 11.5,
  fontWeight: 700,
  textAnchor: 'end',
  fill: vars.brand.softText,
  paintOrder: 'stroke',
  stroke: vars.surface.raised,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  pointerEvents: 'none',
});
export const taken = style({ fontWeight: 700, fontStyle: 'normal', fill: vars.brand.softText });

globalStyle(`${chart} text`, { dominantBaseline: 'central' });
