import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, scale, vars } from '../../kit/theme/theme.css.ts';
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

export const form = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '64px',
  padding: '8px 10px 8px 18px',
  background: vars.surface.raised,
  borderBottom: `1px solid ${vars.border.strong}`,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '48px',
  fontSize: '1.125rem',
  background: 'none',
  border: 0,
  // The line below the field and the caret show the focus.
  outline: 0,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const status = style({ padding: '16px 18px 0', color: vars.text.secondary });
export const retry = style({ margin: '8px 18px 14px' });
export const list = style({ padding: '6px 0 12px', selectors: { '&:empty': { display: 'none' } } });
export const title = style({ padding: '12px 18px 4px', fontSize: '.875rem', color: vars.text.muted });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '48px',
  padding: '6px 18px',
  cursor: 'pointer',
  transition: `background ${scale.quick} ${scale.ease}`,
  selectors: { '&[aria-selected=true]': { background: vars.surface.selected } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
});

export const thumb = style({ flex: 'none', width: '28px', height: '36px', borderRadius: radius.xs });
export const label = style({ flex: 1, minWidth: 0 });
export const detail = style({
  flex: 'none',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
