import { style } from '@vanilla-extract/css';
import { vars } from '../kit/theme/theme.css.ts';

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px',
  marginBottom: '12px',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const pair = style({
  display: 'grid',
  lineHeight: 1.25,
  selectors: { '&[data-side=right]': { textAlign: 'right' } },
});

export const name = style({ fontWeight: 600, fontSize: '1.0625rem' });
export const amount = style({ fontSize: '1.625rem', fontWeight: 600, lineHeight: 1.1 });
export const small = style({ fontSize: '.875rem', color: vars.text.muted });
export const saving = style({ fontSize: '.875rem', color: vars.text.saving, fontWeight: 500 });
export const blocked = style({
  marginBottom: '10px',
  color: vars.status.dangerText,
  fontSize: '.9375rem',
  fontWeight: 500,
});
