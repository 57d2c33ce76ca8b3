import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../../kit/theme/theme.css.ts';

export const parts = style({ display: 'grid', gap: '18px' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '10px 16px',
  padding: '16px',
  borderRadius: radius.sm,
  background: vars.surface.sunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1rem',
  textAlign: 'center',
  userSelect: 'text',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
export const note = style({ color: vars.text.secondary, fontSize: '.9375rem' });
