import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

const side = '38px';
/** Touch size, as far as seven days fit side by side in the panel. */
const sideOnPhone = 'min(46px, calc((100vw - 24px) / 7))';
const size = {
  width: side,
  height: side,
  '@media': { [media.phone]: { width: sideOnPhone, height: sideOnPhone } },
};
/** More than half of a day's size, so the corner stays round at every size. */
const round = '23px';

export const root = style({ display: 'grid', gap: '8px', width: 'max-content' });

/** The month's name is between its two buttons. */
export const month = style({ position: 'relative', display: 'grid', gap: '4px' });
export const turn = style([
  size,
  {
    position: 'absolute',
    top: 0,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '4px',
    selectors: {
      '&[aria-disabled]': { color: vars.border.strong, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { background: vars.surface.hover } } },
    },
  },
]);
export const before = style([turn, { left: 0 }]);
export const after = style([turn, { right: 0 }]);
export const caption = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: side,
  fontWeight: 600,
  '@media': { [media.phone]: { minHeight: sideOnPhone } },
});

export const grid = style({ width: 'auto', borderCollapse: 'separate', borderSpacing: '0 2px' });
export const weekday = style({
  width: side,
  height: '28px',
  textAlign: 'center',
  fontSize: '.8125rem',
  fontWeight: 500,
  color: vars.text.muted,
  '@media': { [media.phone]: { width: sideOnPhone } },
});
export const day = style([size, { padding: 0 }]);
export const button = style([
  size,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    borderRadius: round,
    fontSize: '.9375rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    transition: `background ${scale.quick} ${scale.ease}`,
    selectors: {
      '&:disabled, &[aria-disabled]': {
        color: vars.text.muted,
        textDecoration: 'line-through',
        cursor: 'not-allowed',
      },
      '&:focus-visible': { borderRadius: round, outlineOffset: '-2px', zIndex: 1 },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled):not([aria-disabled])': { background: vars.surface.hover } },
      },
    },
  },
]);

/** One day, or an end of the range. */
export const picked = style({});
export const first = style({ background: vars.brand.soft, borderRadius: `${round} 0 0 ${round}` });
export const last = style({ background: vars.brand.soft, borderRadius: `0 ${round} ${round} 0` });
export const between = style({ background: vars.brand.soft, color: vars.brand.softText });
export const today = style({});
export const hidden = style({ visibility: 'hidden' });
globalStyle(`${first}${last}`, { background: 'none' });

const solid = { background: vars.brand.solid, color: vars.text.onBrand, fontWeight: 600 };
globalStyle(`${picked}:not(${between}) > ${button}`, solid);
globalStyle(`${picked}:not(${between}) > ${button}:focus-visible`, {
  outlineOffset: '2px',
});
globalStyle(`${today} > ${button}`, { fontWeight: 600 });
globalStyle(`${today} > ${button}::after`, {
  content: '""',
  position: 'absolute',
  bottom: '5px',
  width: '5px',
  height: '5px',
  borderRadius: '50%',
  background: 'currentColor',
});

export const message = style({
  minHeight: '1.5em',
  fontSize: '.875rem',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
