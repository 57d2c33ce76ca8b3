import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../kit/theme/media.ts';
import { radius, vars } from '../kit/theme/theme.css.ts';

/** Stays at the top of the screen as long as the form below it is read. */
export const strip = style({
  position: 'sticky',
  zIndex: 5,
  top: 0,
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  marginBottom: '12px',
  padding: '8px 0',
  background: vars.surface.canvas,
  borderBottom: `1px solid ${vars.border.default}`,
  '@media': { [media.wide]: { display: 'none' } },
});

// A field that gets the focus isn't covered by the strip.
globalStyle(`:root:has(${strip})`, {
  '@media': { 'screen and (max-width: 1279.98px)': { scrollPaddingTop: '88px' } },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.xs,
  background: vars.surface.sunken,
  cursor: 'pointer',
});
export const thumb = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({ color: vars.text.muted, fontSize: '14px' });
export const large = style({
  width: '100%',
  maxHeight: '68dvh',
  marginTop: '12px',
  objectFit: 'contain',
  background: vars.surface.sunken,
  borderRadius: radius.xs,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  justifyContent: 'space-between',
  marginTop: '12px',
});
