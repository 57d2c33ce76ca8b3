import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale } from '../../kit/theme/theme.css.ts';

/** Above all slides, so it takes the current slide's colour. */
export const controls = style({
  gridArea: '1 / -2 / 2 / -1',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingRight: '2px',
  transition: 'color 500ms',
  '@media': { [media.tablet]: { gap: '4px', paddingRight: '12px' } },
});

/** Shows five dots and scrolls for more. Focus scrolls a dot into view. */
export const dots = style({
  display: 'none',
  maxWidth: '120px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginRight: '4px',
  '@media': { [media.tablet]: { display: 'flex' } },
});

/** A 24 px target for an 8 px dot. */
export const dot = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '24px',
  height: '36px',
  selectors: {
    '&::before': {
      content: '""',
      width: '8px',
      height: '8px',
      borderRadius: '4px',
      background: 'currentColor',
      opacity: 0.55,
      transition: `width ${scale.quick} ${scale.ease}, opacity ${scale.quick} ${scale.ease}`,
    },
    '&[aria-current=true]::before': { width: '18px', opacity: 1 },
  },
});

export const press = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '40px',
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.75 } } } },
});

/** The focus ring in the strip's text colour; the theme's would lack contrast. */
export const ringed = style({
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' } },
});
