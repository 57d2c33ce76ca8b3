import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { scale, vars } from '../theme/theme.css.ts';

export const part = style({ padding: '56px 0', '@media': { [media.tablet]: { padding: '72px 0' } } });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: '24px',
});
/** Its words, not its padding, stand in line with what is above and below. */
export const more = style({ marginInline: '-12px' });
export const three = style({
  display: 'grid',
  gap: '36px 28px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const films = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 16px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '20px' } },
});
export const card = style({ position: 'relative', display: 'grid', gap: '12px', alignContent: 'start' });
export const fields = style({ display: 'flex', height: '210px' });
export const field = style({ flex: 1, minWidth: 0, overflow: 'hidden' });
export const plate = style({ width: '100%', height: '210px', objectFit: 'cover', objectPosition: '50% 42%' });
/** The whole card is the link. */
export const link = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
  },
});
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const poster = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  background: vars.surface.tint,
  // The shop's own wide pictures have words on the left and the plant on the right.
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
export const letter = style({ display: 'grid', gap: '14px' });
export const words = style({ fontFamily: scale.font.display, fontSize: '1.375rem', lineHeight: 1.4 });
