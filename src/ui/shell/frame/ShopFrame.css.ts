import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

/** Keeps the footer below the first screen on short pages. */
export const main = style({
  minHeight: 'calc(100dvh - 68px)',
  '@media': { [media.phone]: { minHeight: 'calc(100dvh - 56px)' } },
});

/** The garland hangs below header and banner, and scrolls away with the page. */
export const garland = style({
  position: 'absolute',
  zIndex: 19,
  left: 0,
  right: 0,
  pointerEvents: 'none',
});
