import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

/** Drawing on the left, text on the right; stacked on phones. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: '370px minmax(0, 1fr)',
  minHeight: '590px',
  background: vars.surface.drawer,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 } },
});

/** First in the DOM, so it gets initial focus. */
export const close = style({
  position: 'absolute',
  zIndex: 1,
  top: '10px',
  right: '10px',
  '@media': {
    [media.phone]: { top: '24px', color: vars.text.onBanner, vars: { [vars.border.focus]: vars.text.onBanner } },
  },
});

export const art = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  // Limits the row to the panel's height; a larger drawing is cropped around its centre.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  background: vars.surface.banner,
  '@media': { [media.phone]: { height: '96px' } },
});

export const kolam = style({
  gridArea: '1 / 1',
  width: '350px',
  maxWidth: 'none',
  '@media': { [media.phone]: { width: '330px', marginTop: '24px' } },
});

export const light = style({
  gridArea: '1 / 1',
  position: 'relative',
  '@media': { [media.phone]: { marginTop: '24px' } },
});

export const garland = style({ position: 'absolute', inset: '0 0 auto' });

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: '20px',
  padding: '46px 48px 34px',
  '@media': { [media.phone]: { gap: '12px', padding: '16px 20px calc(16px + env(safe-area-inset-bottom))' } },
});

export const title = style({
  margin: '14px 0 8px',
  fontFamily: scale.font.display,
  fontSize: '2.875rem',
  lineHeight: 1.06,
  letterSpacing: '-.012em',
  textWrap: 'balance',
  '@media': { [media.phone]: { fontSize: '1.875rem', lineHeight: 1.16, margin: '8px 0 4px' } },
});

export const description = style({ color: vars.text.secondary });

export const choices = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px' });

/** As high as the claim button. */
export const later = style({ minHeight: '54px' });

export const trust = style({
  display: 'grid',
  gap: '6px',
  color: vars.text.secondary,
  fontSize: '.9375rem',
  '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', fontSize: '.875rem' } },
});

export const reason = style({ display: 'flex', alignItems: 'center', gap: '10px' });
export const tick = style({ flex: 'none', color: vars.text.saving });
