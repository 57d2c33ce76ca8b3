import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius, vars } from '../theme/theme.css.ts';

export const stepper = style(
  kit({
    display: 'inline-flex',
    alignItems: 'stretch',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: radius.sm,
    background: vars.surface.raised,
    height: '46px',
    selectors: {
      '&[data-size=small]': { '@media': { '(pointer: fine)': { height: '38px' } } },
      '&[data-size=large]': { height: '54px' },
    },
  }),
);

export const step = style(
  kit({
    width: '44px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.xs,
    selectors: {
      '&:disabled': { color: vars.border.strong, cursor: 'not-allowed' },
      [`${stepper}[data-size=small] &`]: { '@media': { '(pointer: fine)': { width: '36px' } } },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.surface.hover } } } },
  }),
);

export const amount = style(
  kit({
    minWidth: '28px',
    alignSelf: 'center',
    textAlign: 'center',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
