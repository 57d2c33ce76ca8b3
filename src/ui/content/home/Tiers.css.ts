import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

const belowDesktop = 'screen and (max-width: 1023.98px)';
const faint = `color-mix(in srgb, ${vars.text.onInverse} 16%, transparent)`;

export const tiers = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.surface.inverse,
  color: vars.text.onInverse,
});

export const kolam = style({
  position: 'absolute',
  right: '-120px',
  top: '-190px',
  maxWidth: 'none',
  opacity: 0.2,
});

export const inner = style({
  position: 'relative',
  display: 'grid',
  gap: '56px',
  paddingBlock: '96px 88px',
  '@media': { [media.phone]: { paddingBlock: '64px', gap: '36px' } },
});

export const lead = style({
  marginTop: '14px',
  maxWidth: '46ch',
  fontSize: '1.125rem',
  lineHeight: 1.55,
  color: vars.text.onInverseMuted,
});

export const ladder = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [belowDesktop]: { gridAutoFlow: 'row' } },
});

export const step = style({
  textAlign: 'center',
  '@media': {
    [belowDesktop]: {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '14px',
      padding: '12px 0',
      textAlign: 'left',
      borderTop: `1px solid ${faint}`,
    },
  },
});

export const light = style({
  height: '88px',
  objectFit: 'contain',
  objectPosition: '50% 100%',
  margin: '0 auto 18px',
  '@media': { [belowDesktop]: { width: '56px', height: '52px', margin: 0 } },
});

export const percent = style({
  fontFamily: scale.font.display,
  fontSize: '3rem',
  lineHeight: 1,
  letterSpacing: '-.02em',
  '@media': { [belowDesktop]: { fontSize: '2rem', order: 3 } },
});
export const sign = style({ fontSize: '1.25rem' });

export const from = style({
  marginTop: '8px',
  color: vars.text.onInverseMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [belowDesktop]: { margin: 0 } },
});
