import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

export const offers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '88px',
  '@media': { [media.phone]: { gap: '64px' } },
});
