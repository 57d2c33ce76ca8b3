import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';
import { fadeIn, fadeOut } from '../../kit/overlay/overlay.css.ts';

/** At the top, so that a phone's keyboard covers nothing of it. */
export const place = style({
  position: 'fixed',
  zIndex: 50,
  inset: 0,
  display: 'grid',
  placeItems: 'start center',
  padding: '12px 24px',
  pointerEvents: 'none',
  '@media': { [media.phone]: { padding: 0 } },
});

export const sheet = style({
  pointerEvents: 'auto',
  width: '100%',
  maxWidth: '680px',
  maxHeight: 'calc(100dvh - 24px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface.raised,
  borderRadius: radius.md,
  boxShadow: vars.shadow.dialog,
  selectors: { '&:focus-visible': { outline: 0 } },
  '@media': { [media.phone]: { maxHeight: '100dvh', borderRadius: 0 } },
});

export const fadeless = style({
  selectors: { '&[data-state=open]': { animation: fadeIn }, '&[data-state=closed]': { animation: fadeOut } },
});

export const form = style({ position: 'sticky', top: 0, zIndex: 1, background: vars.surface.raised });
export const list = style({ selectors: { '&:empty': { display: 'none' } } });
export const forget = style({ margin: '8px 18px 14px' });
export const thumb = style({
  flex: 'none',
  overflow: 'hidden',
  width: '28px',
  height: '36px',
  borderRadius: radius.xs,
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
