import { style } from '@vanilla-extract/css';
import { scannable } from '../../../kit/theme/boxes.ts';
import { radius, vars } from '../../../kit/theme/theme.css.ts';

export const parts = style({ display: 'grid', gap: '18px' });
export const ways = style({
  display: 'grid',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
});
export const way = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '4px 14px',
  padding: '16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const icon = style({ color: vars.accent.softText });
export const words = style({ display: 'grid', gap: '2px' });
export const act = style({ gridColumn: 2, marginTop: '8px' });
export const small = style({ color: vars.text.secondary, fontSize: '.9375rem', lineHeight: 1.5 });
export const qr = style({
  width: '212px',
  height: '212px',
  justifySelf: 'center',
  ...scannable,
});
export const secretLine = style({ display: 'grid', gap: '4px', justifyItems: 'center', textAlign: 'center' });
export const secret = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.9375rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const actions = style({ display: 'grid', gap: '8px' });
