import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

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
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[data-state=bad]': { borderColor: vars.status.dangerText },
  },
  ':focus-within': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
});
export const words = style({ fontWeight: 600 });
export const note = style({ fontSize: '.875rem', color: vars.text.secondary });
export const bad = style({ fontSize: '.875rem', color: vars.status.dangerText });
export const bar = style({ width: 'min(100%, 320px)', height: '8px', accentColor: vars.status.successText });
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
