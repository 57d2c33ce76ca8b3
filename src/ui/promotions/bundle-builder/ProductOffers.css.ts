import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const offers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '88px',
  paddingTop: '88px',
  '@media': { [media.phone]: { gap: '64px', paddingTop: '64px' } },
});

/** Reserves the bundles' likely height while they load. */
export const bundles = style({
  selectors: { '&:has([aria-busy=true])': { minHeight: '711px' } },
  '@media': { [media.phone]: { selectors: { '&:has([aria-busy=true])': { minHeight: '814px' } } } },
});
