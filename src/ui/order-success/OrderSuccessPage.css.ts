import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { scale, vars } from '../theme/theme.css.ts';

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
  padding: 'clamp(40px, 8vw, 80px) 0 clamp(32px, 6vw, 56px)',
  textAlign: 'center',
  overflow: 'hidden',
});

const drawn = keyframes({
  from: { clipPath: 'circle(0)', transform: 'rotate(-30deg)' },
  to: { clipPath: 'circle(71%)', transform: 'none' },
});

/** Draws once, from its middle. */
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

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: '32px' } },
});
export const column = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const section = style({ display: 'grid', gap: '14px', alignContent: 'start' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '58px minmax(0, 1fr) auto',
  gap: '14px',
  alignItems: 'center',
  paddingBlock: '8px',
});
export const name = style({ fontWeight: 600, lineHeight: 1.35 });
export const small = style({ fontSize: '.875rem', lineHeight: 1.45, color: vars.text.secondary });
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const arrival = style({ display: 'flex', gap: '14px', alignItems: 'center' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const waiting = style({
  display: 'grid',
  gap: '18px',
  justifyItems: 'center',
  minHeight: '560px',
  paddingTop: '80px',
  alignContent: 'start',
});
