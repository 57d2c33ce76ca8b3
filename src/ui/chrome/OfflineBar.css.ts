import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

/** Over the page, so that nothing moves when it comes and goes. */
export const bar = style({
  position: 'fixed',
  zIndex: 15,
  inset: '76px 0 auto',
  pointerEvents: 'none',
  '@media': { [media.phone]: { insetBlockStart: '64px' } },
});
