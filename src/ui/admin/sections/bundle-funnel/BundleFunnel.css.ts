import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { raised } from '../../../kit/theme/boxes.ts';
import { vars } from '../../../kit/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 20px',
  marginBottom: '20px',
});
export const tools = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  '@media': { [media.tablet]: { width: 'auto', gridTemplateColumns: '180px 240px' } },
});
export const cards = style({ display: 'grid', gap: '20px', selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });
export const pair = style({
  display: 'grid',
  gap: '20px',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
});
export const card = style({
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  padding: '20px',
  ...raised,
  minWidth: 0,
});
export const title = style({ fontSize: '1.0625rem', fontWeight: 600, margin: 0 });
export const steps = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '14px' });
export const step = style({
  display: 'grid',
  alignItems: 'center',
  gap: '4px 16px',
  gridTemplateColumns: '1fr auto',
  '@media': { [media.tablet]: { gridTemplateColumns: '80px minmax(0, 1fr) 72px 190px' } },
});
export const name = style({ fontWeight: 600 });
export const track = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  height: '14px',
  background: vars.surface.sunken,
  '@media': { [media.tablet]: { gridRow: 'auto', gridColumn: 'auto' } },
});
export const bar = style({ display: 'block', height: '100%', background: vars.chart.s1, minWidth: '1px' });
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, textAlign: 'right' });
export const share = style({
  gridColumn: '1 / -1',
  color: vars.text.secondary,
  fontSize: '.875rem',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
