import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const card = style({
  position: 'relative',
  marginTop: '14px',
  padding: '16px',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
});

export const close = style({ position: 'absolute', top: '6px', right: '6px' });
