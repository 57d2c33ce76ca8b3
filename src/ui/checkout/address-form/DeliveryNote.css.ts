import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const note = style({
  display: 'flex',
  gap: '14px',
  alignItems: 'center',
  minHeight: '70px',
  padding: '14px 16px',
  borderRadius: radius.sm,
  background: vars.surface.tint,
});
export const arrival = style({ fontWeight: 600 });
export const words = style({ fontSize: '.875rem', lineHeight: 1.45, color: vars.text.secondary });
export const again = style({ marginLeft: 'auto' });
