import { style } from '@vanilla-extract/css';
import { vars } from '../../../kit/theme/theme.css.ts';

export const card = style({ display: 'grid', gap: '16px' });
export const title = style({ fontSize: '1.0625rem', fontWeight: 600 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '14px 20px',
});
export const label = style({ fontSize: '14px', color: vars.text.muted });
export const figure = style({
  fontSize: '1.25rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
