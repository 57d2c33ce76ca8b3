import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

/** The footer stays below the first screen while a page is short. */
export const main = style({
  minHeight: 'calc(100dvh - 68px)',
  '@media': { [media.phone]: { minHeight: 'calc(100dvh - 56px)' } },
});
