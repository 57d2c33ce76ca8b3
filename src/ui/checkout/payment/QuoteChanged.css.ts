import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const changes = style({ display: 'grid', gap: '6px', marginBottom: '16px', color: vars.text.secondary });
export const totals = style({
  display: 'grid',
  gap: '6px',
  paddingBlock: '14px',
  borderBlock: `1px solid ${vars.border.subtle}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  selectors: { '&[data-new]': { fontWeight: 600, fontSize: '1.125rem' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px',
  marginTop: '20px',
});
