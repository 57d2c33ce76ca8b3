import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const videos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 16px',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: '20px',
      // Three fill the row, and leave no hole at its end.
      selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});
/** The last of an odd number takes the whole row of a phone. */
export const cell = style({
  '@media': { [media.phone]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
});
export const card = style({ position: 'relative', display: 'grid', gap: '12px', alignContent: 'start' });
export const link = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
  },
});
export const poster = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  background: vars.surface.tint,
  // Our wide pictures have text on the left and the plant on the right.
  selectors: { '&[src^="/og/"]': { objectPosition: '100%' } },
});
export const play = style({ position: 'relative', display: 'block' });
export const sign = style({
  position: 'absolute',
  left: '12px',
  bottom: '12px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  background: vars.surface.raised,
  color: vars.text.primary,
});
