import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

/** Fixed over the page, so that it causes no layout shift. */
export const bar = style({
  position: 'sticky',
  zIndex: 15,
  top: '68px',
  height: 0,
  pointerEvents: 'none',
  '@media': { [media.phone]: { top: '56px' } },
});

export const notice = style({ paddingTop: '8px' });
