import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, scale } from '../../kit/theme/theme.css.ts';

const tall = '[data-shape=tall]';

export const card = style({
  position: 'relative',
  display: 'grid',
  // Rules, names and buttons of a row of cards stand in line: `cardCell` gives the row's own lines.
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  minWidth: 0,
  selectors: { '&[data-shape=card]': { borderRadius: radius.sm, overflow: 'hidden' } },
});

/** A cell of a row of cards, which shares its lines: folio, script, picture, words. */
export const cardCell = style({ display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0 });

export const folio = style({
  gridRow: 1,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '16px 20px 0',
  fontSize: '.875rem',
  lineHeight: 1.45,
  '@media': { [media.phone]: { padding: '12px 14px 0', fontSize: '.8125rem' } },
});

export const latin = style({
  fontFamily: scale.font.display,
  fontStyle: 'italic',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});

export const script = style({
  gridRow: 2,
  padding: '8px 20px 0',
  marginBottom: '6px',
  fontFamily: scale.font.display,
  fontSize: '3.5rem',
  lineHeight: 1.1,
  '@media': { [media.phone]: { padding: '4px 14px 0', margin: 0, fontSize: '2.25rem' } },
  selectors: { [`${card}[data-shape=card] &`]: { fontSize: '2.25rem' } },
});

export const art = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridRow: 3,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  selectors: {
    [`${card}${tall} &`]: { aspectRatio: 'auto', height: '470px' },
    [`${card}[data-shape=card] &`]: { aspectRatio: '1' },
  },
  '@media': { [media.phone]: { selectors: { [`${card}${tall} &`]: { height: '236px' } } } },
});

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '78% 100%',
});

/** Below the first screen of a phone, where pictures wait until the page is painted. */
export const below = style({
  '@media': {
    [`${media.phone} and (scripting: enabled)`]: {
      selectors: { 'html:not([data-laid]) &': { display: 'none' } },
    },
  },
});

export const info = style({
  gridRow: 4,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  gap: '4px 12px',
  alignItems: 'start',
  padding: '18px 20px 22px',
  borderTop: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  '@media': { [media.phone]: { padding: '12px 14px 16px', gap: '2px 8px' } },
});

export const name = style({
  // The whole width: beside the button, a word of it would break on a small phone.
  gridColumn: '1 / -1',
  fontFamily: scale.font.display,
  fontSize: '1.875rem',
  lineHeight: 1.1,
  letterSpacing: '-.01em',
  selectors: { [`${card}[data-shape=card] &`]: { fontSize: '1.5rem' } },
  '@media': {
    [media.phone]: { fontSize: '1.375rem', selectors: { [`${card}[data-shape=card] &`]: { fontSize: '1.25rem' } } },
  },
});

/** Stretched, so that the whole card is the link. */
export const link = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset: '-6px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecoration: 'underline 1px', textUnderlineOffset: '5px' } },
    },
  },
});

export const price = style({
  fontWeight: 500,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.phone]: { fontSize: '.875rem' } },
});

/** Star, average and number stay together. */
export const rating = style({ whiteSpace: 'nowrap' });
globalStyle(`${rating} svg`, { display: 'inline', verticalAlign: '-1px', fill: 'currentColor' });

export const tagline = style({ '@media': { [media.phone]: { display: 'none' } } });

export const add = style({
  position: 'relative',
  zIndex: 1,
  gridRow: 2,
  gridColumn: 2,
  alignSelf: 'end',
  width: '48px',
  height: '48px',
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  transition: `background ${scale.quick} ${scale.ease}`,
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', borderRadius: '50%' } },
  '@media': {
    [media.phone]: { width: '44px', height: '44px' },
    [media.hover]: {
      selectors: { '&:hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' } },
    },
  },
});

export const gone = style({
  gridRow: 2,
  gridColumn: 2,
  alignSelf: 'end',
  fontSize: '.875rem',
  fontWeight: 600,
});
