import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const trigger = style({
  // As wide as the field: a long name would stretch the field's grid.
  width: 0,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
export const panel = style({
  display: 'grid',
  gap: '6px',
  width: 'max(280px, var(--radix-popover-trigger-width))',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'var(--radix-popover-content-available-height)',
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '0 12px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '1px' } },
});
export const found = style({
  display: 'grid',
  maxHeight: '264px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const option = style({
  width: '100%',
  border: 0,
  background: 'none',
  textAlign: 'left',
  selectors: { '&:hover': { background: vars.surface.hover } },
});
export const message = style({
  padding: '0 12px 4px',
  fontSize: '.875rem',
  color: vars.text.muted,
  selectors: { '&:empty': { display: 'none' } },
});
