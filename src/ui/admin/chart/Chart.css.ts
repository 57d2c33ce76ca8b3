import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { raised } from '../../kit/theme/boxes.ts';
import { vars } from '../../kit/theme/theme.css.ts';

const tones = ['s1', 's2', 's3', 's4', 's5'] as const;

export const figure = style({ display: 'grid', gap: '12px', minWidth: 0 });
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', fontSize: '14px' });
export const legendRow = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  color: vars.text.secondary,
});
export const swatch = style({
  width: '10px',
  height: '10px',
  selectors: {
    ...Object.fromEntries(tones.map((tone) => [`&[data-tone=${tone}]`, { background: vars.chart[tone] }])),
    '&[data-before]': { width: '16px', height: 0, borderTop: `2px dashed ${vars.border.strong}` },
  },
});

const axis = '52px';

export const plot = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '220px 28px',
  paddingLeft: axis,
  paddingTop: '12px',
  selectors: { '&[data-noted]': { paddingTop: '48px' } },
  '@media': { [media.phone]: { gridTemplateRows: '180px 28px' } },
});
export const grid = style({ gridArea: '1 / 1', position: 'relative', marginLeft: `-${axis}` });
export const tick = style({ position: 'absolute', insetInline: 0, borderTop: `1px solid ${vars.chart.grid}` });
export const tickName = style({
  position: 'absolute',
  bottom: '100%',
  left: 0,
  width: '44px',
  textAlign: 'right',
  transform: 'translateY(50%)',
  background: vars.surface.raised,
  paddingRight: '8px',
  boxSizing: 'border-box',
  fontSize: '13px',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const area = style({ gridArea: '1 / 1', position: 'relative' });
export const marks = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
export const bar = style({
  stroke: vars.surface.raised,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  selectors: Object.fromEntries(tones.map((tone) => [`&[data-tone=${tone}]`, { fill: vars.chart[tone] }])),
});
const stroke = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
export const line = style({
  ...stroke,
  strokeLinejoin: 'round',
  selectors: Object.fromEntries(tones.map((tone) => [`&[data-tone=${tone}]`, { stroke: vars.chart[tone] }])),
});
export const quiet = style({
  ...stroke,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  stroke: vars.border.strong,
});

export const note = style({
  position: 'absolute',
  bottom: '100%',
  display: 'grid',
  paddingInline: '8px',
  fontSize: '13px',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-side=right]': { textAlign: 'right', borderRight: `1px solid ${vars.border.strong}` },
    '&[data-side=left]': { borderLeft: `1px solid ${vars.border.strong}` },
  },
});

export const hidden = visuallyHidden;
export const points = style({ position: 'absolute', inset: 0, display: 'flex', border: 0, margin: 0, padding: 0 });
export const point = style({
  flex: '1 1 0',
  minWidth: 0,
  // A phone has no room beside a point, so its tooltip goes into the far corner.
  '@media': { [media.tablet]: { position: 'relative' } },
});
export const radio = visuallyHidden;
export const readout = style({
  position: 'absolute',
  top: '8px',
  zIndex: 2,
  display: 'grid',
  gap: '2px',
  minWidth: '168px',
  padding: '10px 12px',
  ...raised,
  boxShadow: vars.shadow.float,
  fontSize: '13px',
  lineHeight: 1.4,
  pointerEvents: 'none',
  opacity: 0,
  selectors: {
    [`${point}[data-side=left] &`]: { right: 0, '@media': { [media.tablet]: { left: '100%', right: 'auto' } } },
    [`${point}[data-side=right] &`]: { left: 0, '@media': { [media.tablet]: { right: '100%', left: 'auto' } } },
    [`${point}:focus-within &`]: { opacity: 1 },
  },
});
globalStyle(`${point}:hover ${readout}`, { '@media': { [media.hover]: { opacity: 1 } } });
globalStyle(`${point}:hover`, {
  '@media': { [media.hover]: { boxShadow: `inset 0 0 0 1px ${vars.border.strong}` } },
});
globalStyle(`${point}:has(:focus-visible)`, { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-1px' });
export const readoutRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const names = style({ gridArea: '2 / 1', position: 'relative', fontSize: '13px', color: vars.text.muted });
export const name = style({
  position: 'absolute',
  top: '8px',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  selectors: {
    '&[data-edge=first]': { transform: 'none', marginLeft: '-4px' },
    '&[data-edge=last]': { transform: 'translateX(-100%)', marginLeft: '8px' },
    '&[data-minor]': { '@media': { [media.phone]: { display: 'none' } } },
  },
});

export const details = style({ fontSize: '14px' });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  color: vars.text.link,
  cursor: 'pointer',
});
export const tableScroll = style({ overflowX: 'auto', marginTop: '8px' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} th, ${table} td`, {
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
  textAlign: 'right',
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} th:first-child`, { textAlign: 'left' });
globalStyle(`${table} thead th`, { color: vars.text.muted });
