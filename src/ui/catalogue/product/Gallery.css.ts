import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { field, radius, scale, vars } from '../../kit/theme/theme.css.ts';

export const gallery = style({
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  minWidth: 0,
  '@media': { [media.desktop]: { position: 'sticky', top: '92px', alignSelf: 'start' } },
});

export const main = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '16px',
      border: '1px solid color-mix(in srgb, currentColor 38%, transparent)',
      pointerEvents: 'none',
    },
  },
  // On a phone the product's name stands on the first screen, with its price in the bar.
  '@media': {
    [media.phone]: {
      marginInline: '-16px',
      aspectRatio: 'auto',
      height: 'min(125vw, 46svh, 100svh - 384px)',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
});

const places = ['1', '2', '3', '4', '5', '6', '7', '8'];
const chosen = (place: string) => `${gallery}:has(input[value="${place}"]:checked)`;

/** All pictures share one cell. The others are `display: none`, so they load only when chosen. */
export const picture = style({
  gridArea: '1 / 1',
  display: 'none',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  selectors: {
    [`${gallery}:not(:has(input:checked)) &[data-place="1"]`]: { display: 'grid' },
    ...Object.fromEntries(
      places.map((place) => [`${chosen(place)} &[data-place="${place}"]`, { display: 'grid' }]),
    ),
  },
});

const whole = { width: '100%', height: '100%', objectFit: 'cover' } as const;

/** Crops of the one plate, so a product needs no further pictures. */
export const view = styleVariants({
  whole,
  bottle: { ...whole, transform: 'scale(2.3)', transformOrigin: '76% 92%' },
  flower: { ...whole, transform: 'scale(2.6)', transformOrigin: '26% 26%' },
  root: { ...whole, transform: 'scale(2.6)', transformOrigin: '14% 100%' },
});

/** The name stays readable where leaves grow behind it. */
const halo = (ground: string) => ({
  textShadow: ['3px', '3px', '4px', '6px', '9px'].map((blur) => `0 0 ${blur} ${ground}`).join(),
});

export const folio = style({
  position: 'absolute',
  top: '30px',
  right: '34px',
  textAlign: 'right',
  fontSize: '.9375rem',
  lineHeight: 1.3,
  '@media': { [media.phone]: { top: '26px', right: '30px' } },
  // The text belongs to the whole plate; over a crop it would cover the drawing.
  selectors: {
    [`${gallery}:has(input:checked):not(:has(input[value="1"]:checked)) &`]: { display: 'none' },
    [`${fieldGround.sleep} &`]: halo(field.sleep.ground),
    [`${fieldGround.green} &`]: halo(field.green.ground),
  },
});

/** Drawn to the left of its own end, so that the line above has the same place before and after its font has come. */
export const script = style({
  display: 'flex',
  justifyContent: 'flex-end',
  inlineSize: 0,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  marginTop: '8px',
  fontFamily: scale.font.display,
  fontSize: '4rem',
  lineHeight: 1.1,
  '@media': { [media.phone]: { fontSize: '3rem' } },
});

export const thumbs = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '12px' });

export const thumb = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.xs,
  cursor: 'pointer',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { outline: `2px solid ${vars.border.strong}`, outlineOffset: '2px' } },
    },
  },
  selectors: {
    '&:has(:checked)': { outline: `2px solid ${vars.brand.solid}`, outlineOffset: '2px' },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.border.focus}`, outlineOffset: '3px' },
  },
});

/** The real radio button covers its thumbnail, for touch and for screen readers that explore by touch. */
export const choice = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
