import { style } from '@vanilla-extract/css';
import { field, radius, vars } from '../../kit/theme/theme.css.ts';
import { layout } from '../../kit/theme/tokens.ts';

export const waiting = style({ marginTop: '24px', display: 'grid', gap: '12px' });
export const plate = style({
  marginTop: '24px',
  maxWidth: layout.container.section,
  padding: '28px 24px',
  borderRadius: radius.sm,
  background: field.bliss.ground,
  color: field.bliss.text,
  display: 'grid',
  gap: '16px',
  justifyItems: 'start',
});
export const saved = style({ display: 'grid', gap: '2px' });
export const amount = style({
  fontSize: '40px',
  lineHeight: 1.1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const benefits = style({ marginTop: '24px', maxWidth: layout.container.section });
export const benefit = style({ padding: '12px 0', borderTop: `1px solid ${vars.border.subtle}` });
