import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const stack = style({ display: 'grid', gap: '16px', marginTop: '16px' });
export const errors = style({ overflowX: 'auto', border: `1px solid ${vars.border.subtle}` });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '.9375rem' });
globalStyle(`${table} th, ${table} td`, {
  padding: '8px 12px',
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const actions = style({ display: 'flex', gap: '12px', justifyContent: 'flex-end', flexWrap: 'wrap' });
export const preview = style({
  display: 'grid',
  gap: '4px',
  maxHeight: '240px',
  overflowY: 'auto',
  fontSize: '14px',
});
