import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale } from '../../kit/theme/theme.css.ts';

export const heart = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: '8px',
  // Below the plant's name, which phones don't show.
  insetBlockStart: '40px',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  transition: `background ${scale.quick} ${scale.ease}`,
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', borderRadius: '50%' } },
  '@media': {
    [media.phone]: { insetBlockStart: '6px' },
    [media.hover]: {
      selectors: { '&:hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' } },
    },
  },
});

export const sign = style({
  selectors: { '[aria-pressed=true] > &': { fill: 'currentColor' } },
});
