import { style } from '@vanilla-extract/css';
import { field, radius, scale } from '../../../kit/theme/theme.css.ts';

/** Keeps the text above the petals. */
export const welcome = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '14px',
  minHeight: '100%',
  padding: '72px 24px',
  textAlign: 'center',
});

export const terms = style({ fontSize: '1.125rem' });
export const close = style({ marginTop: '14px' });
export const perks = style({ display: 'grid', gap: '6px', lineHeight: 1.4 });

/** The variant in the cart, below the membership row. */
export const card = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 14px',
  marginTop: '10px',
  padding: '18px 16px',
  borderRadius: radius.sm,
  background: field.bliss.ground,
  color: field.bliss.text,
});

export const cardWords = style({ position: 'relative' });
export const cardTitle = style({ fontFamily: scale.font.display, fontSize: '1.375rem', lineHeight: 1.2 });
export const cardLine = style({
  marginTop: '4px',
  fontSize: '.8125rem',
  lineHeight: 1.4,
  letterSpacing: '.06em',
  textWrap: 'balance',
  color: field.bliss.accent,
});
