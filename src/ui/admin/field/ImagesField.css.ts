import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: '12px',
});
export const item = style({ display: 'grid', gap: '4px', justifyItems: 'center' });
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'contain',
  borderRadius: radius.sm,
  border: `1px solid ${vars.border.subtle}`,
  background: vars.surface.tint,
});
export const acts = style({ display: 'flex' });
export const words = style({ fontWeight: 600 });
export const group = style({ border: 0, margin: 0, padding: 0, display: 'grid', gap: '12px', minWidth: 0 });
