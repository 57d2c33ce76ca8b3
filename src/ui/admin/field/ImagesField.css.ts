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
export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '4px',
  padding: '20px',
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: radius.sm,
  textAlign: 'center',
  cursor: 'pointer',
  ':focus-within': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
});
export const words = style({ fontWeight: 600 });
export const note = style({ fontSize: '.875rem', color: vars.text.secondary });
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const group = style({ border: 0, margin: 0, padding: 0, display: 'grid', gap: '12px', minWidth: 0 });
export const bad = style({ fontSize: '.875rem', color: vars.status.dangerText });
