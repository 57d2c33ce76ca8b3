import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius } from '../theme/theme.css.ts';

export const thumb = style(
  kit({
    display: 'grid',
    placeItems: 'end center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: radius.xs,
    selectors: {
      '&[data-size=line]': {
        width: '84px',
        height: '104px',
        '@media': { [media.phone]: { width: '72px', height: '92px' } },
      },
      '&[data-size=row]': { width: '58px', height: '66px' },
      '&[data-size=strip]': { width: '44px', height: '82px', borderRadius: 0 },
      '&[data-kind=bliss]': { placeItems: 'center' },
      '&[data-kind=photo]': { placeItems: 'stretch' },
    },
  }),
);

export const image = style(
  kit({
    width: 'auto',
    maxWidth: 'none',
    selectors: {
      [`${thumb}[data-size=line] &`]: {
        height: '112px',
        marginBottom: '-14px',
        '@media': { [media.phone]: { height: '100px' } },
      },
      [`${thumb}[data-size=row] &`]: { height: '74px', marginBottom: '-12px' },
      [`${thumb}[data-size=strip] &`]: { height: '70px', marginBottom: '-6px' },
      [`${thumb}[data-kind=bliss] &`]: { width: '76%', height: 'auto', marginBottom: 0, aspectRatio: '1' },
      [`${thumb}[data-kind=photo] &`]: { width: '100%', height: '100%', marginBottom: 0, objectFit: 'cover' },
    },
  }),
);
