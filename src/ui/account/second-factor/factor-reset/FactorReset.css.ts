import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../../kit/theme/theme.css.ts';

export const parts = style({ display: 'grid', gap: '14px' });
export const words = style({ color: vars.text.secondary, fontSize: '.9375rem', lineHeight: 1.5 });
export const issued = style({
  display: 'grid',
  gap: '6px',
  padding: '14px 16px',
  borderRadius: radius.sm,
  background: vars.surface.sunken,
});
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1.125rem',
  letterSpacing: '.04em',
  userSelect: 'all',
});
