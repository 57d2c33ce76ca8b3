import { style } from '@vanilla-extract/css';

export const again = style({ marginTop: '12px' });
/** Hidden and out of the tab order: a honeypot for bots. */
export const trap = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
