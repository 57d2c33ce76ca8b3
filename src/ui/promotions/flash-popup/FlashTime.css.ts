import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const time = style({ display: 'grid', gap: '12px' });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '14px' });

export const figures = style({
  fontFamily: scale.font.display,
  fontWeight: 400,
  fontSize: '4rem',
  lineHeight: 0.95,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'lining-nums',
  selectors: {
    '&[data-urgency=high]': { color: vars.status.warningText },
    '&[data-urgency=critical]': { color: vars.text.sale },
    '&[data-urgency=over]': { color: vars.text.muted },
  },
  '@media': { [media.phone]: { fontSize: '3.25rem' } },
});

export const aside = style({
  color: vars.text.muted,
  fontSize: '.875rem',
  selectors: { '&[data-over]': { color: vars.text.sale, fontSize: '1rem', fontWeight: 600 } },
});

/** The time left as a burning wick. */
export const wick = style({
  position: 'relative',
  height: '3px',
  borderRadius: '9px',
  background: vars.border.default,
  color: vars.brand.solid,
  selectors: { '&[data-urgency=critical]': { color: vars.text.sale } },
});

const burning = {
  transition: 'width 1s linear, left 1s linear',
  '@media': { [media.still]: { transition: 'none' } },
};

export const rest = style({
  ...burning,
  position: 'absolute',
  inset: '0 auto 0 0',
  borderRadius: '9px',
  background: 'currentColor',
});

export const flame = style({
  ...burning,
  position: 'absolute',
  bottom: '1px',
  width: '16px',
  height: '24px',
  translate: '-50% 0',
});
