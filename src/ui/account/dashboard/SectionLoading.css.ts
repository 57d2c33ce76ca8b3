import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const place = style({ display: 'grid', gap: '20px' });
export const card = style({
  display: 'grid',
  gap: '16px',
  padding: '20px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
});
