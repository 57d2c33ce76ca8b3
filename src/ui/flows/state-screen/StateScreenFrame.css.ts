import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** A phone of 390 × 760 px at about four fifths of its size. */
export const phone = style({
  width: '320px',
  height: '624px',
  maxWidth: '100%',
  marginTop: '10px',
  overflow: 'hidden',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.md,
  background: vars.surface.canvas,
  selectors: { '&[data-shown="false"]': { display: 'none' } },
});
export const screen = style({
  width: '390px',
  height: '760px',
  border: 'none',
  transform: 'scale(0.8205)',
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
