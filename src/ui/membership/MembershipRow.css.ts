import { style } from '@vanilla-extract/css';
import { field, radius, vars } from '../theme/theme.css.ts';

export const row = style({
  marginTop: '14px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gap: '12px',
  alignItems: 'center',
  padding: '10px 12px',
  borderRadius: radius.sm,
  background: field.bliss.ground,
  color: field.bliss.text,
  vars: { [vars.border.focus]: field.bliss.accent },
});

export const title = style({ display: 'block', lineHeight: 1.2 });
export const benefit = style({ fontSize: '.875rem', lineHeight: 1.3 });
export const price = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
