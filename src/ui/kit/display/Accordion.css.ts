import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { scale, vars } from '../theme/theme.css.ts';

export const item = style(
  kit({
    borderBottom: `1px solid ${vars.border.default}`,
    selectors: {
      '&::details-content': {
        height: 0,
        overflow: 'clip',
        transition: `height ${scale.quick} ${scale.ease}, content-visibility ${scale.quick} allow-discrete`,
      },
      '&[open]::details-content': { height: 'auto' },
    },
    // Animates where heights can transition to 'auto'; elsewhere it opens at once.
    '@supports': { '(interpolate-size: allow-keywords)': { interpolateSize: 'allow-keywords' } },
  }),
);

export const question = style(
  kit({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '16px',
    paddingBlock: '18px',
    fontWeight: 600,
    lineHeight: 1.4,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.link } } } },
  }),
);

export const sign = style(
  kit({
    display: 'flex',
    selectors: {
      [`${item}[open] &[data-when=closed], ${item}:not([open]) &[data-when=open]`]: { display: 'none' },
    },
  }),
);

export const answer = style(kit({ padding: '0 40px 20px 0', color: vars.text.secondary }));
