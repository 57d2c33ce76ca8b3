import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

const line = `color-mix(in srgb, ${vars.text.onInverse} 18%, transparent)`;

export const footer = style({
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  padding: '72px 0 48px',
  '@media': {
    [media.phone]: {
      paddingBlock: '56px calc(40px + env(safe-area-inset-bottom))',
      // The last row stays above the bar.
      selectors: { '&[data-buy-bar=true]': { paddingBottom: 'calc(108px + env(safe-area-inset-bottom))' } },
    },
  },
  vars: { [vars.border.focus]: vars.text.onInverseAccent },
});

export const groups = style({
  display: 'grid',
  gap: '40px 32px',
  gridTemplateColumns: '1fr 1fr',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '2fr 1.3fr .8fr 1fr' },
  },
});

/** The first two groups are full width on phones. An address leaves no number alone on a line. */
export const wide = style({ textWrap: 'balance', '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

export const brand = style({ fontSize: '2rem' });
export const tagline = style({ maxWidth: '34ch', margin: '18px 0 22px', color: vars.text.onInverseMuted });
export const social = style({ display: 'flex', gap: '4px', marginLeft: '-12px' });
export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.onInverseAccent } } } },
});
export const heading = style({
  fontSize: '.875rem',
  fontWeight: 600,
  color: vars.text.onInverseMuted,
  marginBottom: '10px',
});
export const list = style({ display: 'grid', justifyItems: 'start' });
export const link = style({
  display: 'inline-block',
  paddingBlock: '9px',
  lineHeight: 1.45,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
  },
});
export const quiet = style({ color: vars.text.onInverseMuted, paddingBlock: '9px' });

export const choices = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  // Not every device has these letters; the names' file has this one too.
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  selectors: { ':root:not([data-fonts=late]) &:lang(hi)': { fontFamily: scale.font.display } },
});

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 28px',
  marginTop: '48px',
  paddingTop: '16px',
  borderTop: `1px solid ${line}`,
  fontSize: '.875rem',
  color: vars.text.onInverseMuted,
  textWrap: 'balance',
});
