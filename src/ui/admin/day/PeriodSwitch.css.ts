import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const periods = style({
  display: 'inline-flex',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  overflow: 'hidden',
});
export const period = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  padding: '0 14px',
  fontWeight: 500,
  cursor: 'pointer',
  background: vars.surface.raised,
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars.border.default}` },
    '&[data-checked]': { background: vars.surface.selected, color: vars.text.link, fontWeight: 600 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-3px' },
  },
});
