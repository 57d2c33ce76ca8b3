import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const field = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });
export const legend = style({ fontWeight: 600, fontSize: '.9375rem', padding: 0, marginBottom: '6px' });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: '8px',
});
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 10px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  cursor: 'pointer',
  fontSize: '.9375rem',
  selectors: {
    '&:has(:checked)': { borderColor: vars.brand.solid, background: vars.surface.selected },
    '&:focus-within': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '1px' },
  },
});
export const input = style({ accentColor: vars.brand.solid, margin: 0 });
