import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const strip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 76px',
  // Higher only where larger letters need it.
  minHeight: '40px',
  overflow: 'hidden',
  background: vars.surface.banner,
  color: vars.text.onBanner,
  fontSize: '.8125rem',
  fontWeight: 500,
  lineHeight: 1.2,
  touchAction: 'pan-y',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '214px minmax(0, 1fr) 214px', fontSize: '.9375rem' },
  },
});

/**
 * Slides overlap across the whole strip, so that each banner's colours fill it. The one before fades over the current one,
 * whose text has its full contrast from the first frame on.
 */
export const slide = style({
  gridArea: '1 / 1 / 2 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  background: 'inherit',
  selectors: {
    '&[data-current=false]': {
      zIndex: 1,
      opacity: 0,
      visibility: 'hidden',
      transition: '500ms',
    },
  },
});

export const line = style({
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  paddingLeft: '16px',
  // The strip clips what is drawn outside of it, and an admin chooses its colours.
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' } },
  '@media': { [media.tablet]: { gridColumn: 2, justifyContent: 'center', paddingLeft: 0 } },
});

export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  paddingBlock: '3px',
  textWrap: 'balance',
  overflow: 'hidden',
  selectors: {
    'a > &': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '3px' },
    'a:hover > &': { textDecorationThickness: '2px' },
  },
});
