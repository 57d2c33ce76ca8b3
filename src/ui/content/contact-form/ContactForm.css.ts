import { style } from '@vanilla-extract/css';

export const again = style({ marginTop: '12px' });
/** Out of sight and out of the order of tabs: only a program fills it in. */
export const trap = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
