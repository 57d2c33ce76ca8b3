import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const now = style({
  fontSize: '1.875rem',
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  color: vars.text.price,
});
export const was = style({ color: vars.text.muted, fontSize: '1.125rem' });
export const taxes = style({ color: vars.text.secondary });
export const saving = style({ color: vars.text.saving, fontWeight: 500 });
export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** MRP and the price of 100 g, on a line of its own. */
export const legal = style({ flexBasis: '100%', color: vars.text.secondary });
