import { style } from '@vanilla-extract/css';
import { kit } from '../../theme/layer.ts';
import { media } from '../../theme/media.ts';

/** Only during Diwali, so that the image isn't fetched otherwise. */
export const toran = style(
  kit({
    height: '64px',
    pointerEvents: 'none',
    selectors: {
      ':root[data-season=diwali] &': {
        background: 'url("../../../../../assets/art/toran.svg") 0 0 / 160px 64px repeat-x',
      },
      ':root:not([data-season=diwali]) &': { display: 'none' },
      '&[data-size=small]': { height: '44px' },
      ':root[data-season=diwali] &[data-size=small]': { backgroundSize: '110px 44px' },
    },
    '@media': {
      [media.phone]: {
        height: '48px',
        selectors: { ':root[data-season=diwali] &': { backgroundSize: '120px 48px' } },
      },
    },
  }),
);
