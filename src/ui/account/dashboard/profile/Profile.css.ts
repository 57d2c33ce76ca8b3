import { style } from '@vanilla-extract/css';
import { vars } from '../../../kit/theme/theme.css.ts';

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'min(150px, 30%) minmax(0, 1fr)',
  gap: '16px',
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const label = style({ color: vars.text.muted });
