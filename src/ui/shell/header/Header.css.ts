import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

/** Up to and including 768 px, the links are behind the hamburger. */
const narrow = 'screen and (max-width: 768.98px)';

const heights = { height: '68px', '@media': { [media.phone]: { height: '56px' } } };

export const place = style({
  zIndex: 20,
  ...heights,
  selectors: {
    '&[data-fixed=true]': { position: 'fixed', inset: '0 0 auto' },
    '&[data-fixed=false]': { position: 'sticky', top: 0 },
  },
});

/** The room of the fixed header. */
export const room = style(heights);

export const bar = style({
  background: vars.surface.canvas,
  borderBottom: `1px solid ${vars.border.subtle}`,
});

export const inner = style({
  height: '67px',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '24px',
  '@media': {
    [narrow]: { gridTemplateColumns: 'auto 1fr auto', gap: '6px' },
    [media.phone]: { height: '55px' },
  },
});

export const links = style({
  display: 'flex',
  gap: 'clamp(14px, 2.2vw, 28px)',
  fontSize: 'min(1em, 2.2vw)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { display: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  borderBlock: '2px solid transparent',
  transition: `border-color ${scale.quick} ${scale.ease}`,
  selectors: { '&[aria-current=page]': { borderBottomColor: 'currentColor' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderBottomColor: vars.border.strong } } } },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.75 } } } },
});

export const right = style({
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(12px, 1.7vw, 22px)',
  '@media': { [narrow]: { gap: 0 } },
});

export const tools = style({ display: 'flex', marginRight: '-12px' });

export const iconLink = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
});

/** On the smallest phones it is in the menu only. */
export const account = style({ '@media': { 'screen and (max-width: 359.98px)': { display: 'none' } } });

export const hamburger = style({
  marginLeft: '-12px',
  '@media': { 'screen and (min-width: 769px)': { display: 'none' } },
});

/** A green dot when signed in. */
export const person = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      right: '-3px',
      bottom: '-1px',
      width: '9px',
      height: '9px',
      borderRadius: '50%',
      background: vars.text.saving,
      border: `2px solid ${vars.surface.canvas}`,
    },
  },
});
