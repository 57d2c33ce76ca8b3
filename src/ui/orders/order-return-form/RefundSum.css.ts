import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const outcome = style({
  display: 'grid',
  gap: '14px',
  borderTop: `1px solid ${vars.border.default}`,
  paddingTop: '20px',
});
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
});
export const amount = style({ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums lining-nums' });
