import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';
import { aside, name } from './list.css.ts';

/** Before and after, by field: struck through and underlined, not only coloured. */
export const changes = style({ display: 'grid', gap: '2px', margin: 0, padding: '8px 0', fontSize: '.875rem' });
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  overflowWrap: 'anywhere',
  maxWidth: '520px',
});
globalStyle(`${change} dt`, { color: vars.text.muted });
globalStyle(`${change} dd`, { margin: 0, minWidth: 0 });
globalStyle(`${change} del`, { color: vars.status.dangerText });
globalStyle(`${change} ins`, { color: vars.status.successText });

export const whole = style({
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      // The day above the time leaves its row to the name.
      selectors: {
        '[data-place=aside] > &': { display: 'block', maxWidth: '5.5em', whiteSpace: 'normal', textAlign: 'right' },
      },
    },
  },
});

/** The column of a person is as wide as a phone number, which must not wrap. */
export const person = style([name, { overflowWrap: 'break-word' }]);

/** The first of two lines: never more than one, so that rows stay low. */
export const first = style({
  display: 'block',
  maxWidth: 'calc(132px + max(0px, 100vw - 1280px) / 4)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // What names a row of sentences has two lines; a phone shows the whole.
  selectors: {
    '[data-place=name][data-long] > &': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      maxWidth: 'none',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
  '@media': {
    [media.phone]: {
      display: 'inline',
      whiteSpace: 'normal',
      selectors: { '[data-place=name][data-long] > &': { display: 'inline' } },
    },
  },
});

/** The second line of a cell; on a phone it continues the first, after a dot that nobody reads out. */
export const note = style([
  aside,
  {
    display: 'block',
    '@media': {
      [media.phone]: { display: 'inline', selectors: { '&:not(:first-child)::before': { content: '" · " / ""' } } },
    },
  },
]);

/** A long name wraps beside its picture, not below it. */
export const pictured = style({ display: 'flex', alignItems: 'center', gap: '10px' });
/** A picture before a product's name, as high as the row allows. */
export const thumb = style({
  flex: 'none',
  width: '32px',
  height: '32px',
  overflow: 'hidden',
  borderRadius: radius.xs,
});
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });
/** A bottle stands out at the bottom; a seal fills the square. */
export const bottle = style({
  display: 'block',
  width: '100%',
  height: '46px',
  padding: '2px 2px 0',
  objectFit: 'contain',
  objectPosition: '50% 0',
});

export const picture = style({
  width: '36px',
  height: '36px',
  objectFit: 'cover',
  borderRadius: radius.xs,
  background: vars.surface.tint,
  // A card for shared links has its drawing on the right, beside words that would be cut.
  selectors: { '&[src^="/og/"]': { objectPosition: '100%' } },
});
export const swatch = style({
  display: 'inline-block',
  maxWidth: '280px',
  padding: '4px 10px',
  borderRadius: radius.xs,
  border: `1px solid ${vars.border.subtle}`,
});

export const pick = style({
  width: '44px',
  '@media': {
    [media.phone]: {
      selectors: {
        'th&:first-child': {
          position: 'static',
          display: 'block',
          width: 'auto',
          height: 'auto',
          padding: '0 8px',
          border: 0,
          overflow: 'visible',
          clipPath: 'none',
        },
      },
    },
  },
});
export const pickBox = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  '@media': { [media.phone]: { width: '44px', height: '44px' } },
});
export const box = style({ width: '18px', height: '18px', accentColor: vars.brand.solid });
/** The box of all rows: on a phone, where no column's head says what it is, with words. */
export const pickAll = style([
  pickBox,
  { '@media': { [media.phone]: { display: 'flex', alignItems: 'center', width: 'auto', paddingLeft: '13px' } } },
]);
export const pickWords = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', marginLeft: '13px' } },
});
