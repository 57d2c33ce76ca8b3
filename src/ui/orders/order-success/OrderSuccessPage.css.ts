import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const page = style({
  width: '100%',
  maxWidth: '1120px',
  marginInline: 'auto',
  padding: '0 16px 96px',
  '@media': { [media.tablet]: { paddingInline: '32px' } },
});

export const head = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  padding: 'clamp(52px, 8vw, 80px) 0 clamp(32px, 6vw, 56px)',
  // Clear of the leaves of the garland.
  selectors: { ':root[data-season=diwali] &': { paddingTop: 'clamp(68px, 11vw, 96px)' } },
  textAlign: 'center',
  textWrap: 'balance',
  overflow: 'hidden',
});

const drawn = keyframes({
  from: { clipPath: 'circle(0)', transform: 'rotate(-30deg)' },
  to: { clipPath: 'circle(71%)', transform: 'none' },
});

/** Draws itself once, starting in the middle. */
export const kolam = style({
  position: 'absolute',
  inset: '50% auto auto 50%',
  width: '360px',
  height: '360px',
  margin: '-180px 0 0 -180px',
  opacity: 0.16,
  pointerEvents: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${drawn} 1600ms ${scale.ease} both` } },
});

export const over = style({ position: 'relative' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 20px',
  color: vars.text.secondary,
});
export const number = style({
  fontWeight: 600,
  color: vars.text.primary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const waiting = style({
  display: 'grid',
  gap: '18px',
  justifyItems: 'center',
  minHeight: '560px',
  paddingTop: '80px',
  alignContent: 'start',
});
