import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { vars } from '../../../kit/theme/theme.css.ts';

export const form = style({ marginBlock: '20px' });
export const prices = style({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  marginTop: '20px',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))' } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '.875rem' });
export const total = style({ fontWeight: 600 });
globalStyle(`${table} th, ${table} td`, {
  padding: '8px 0',
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  borderBottom: `1px solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} td`, {
  textAlign: 'right',
  paddingLeft: '16px',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} tr[data-state="applied"]`, { color: vars.text.saving, fontWeight: 600 });
globalStyle(`${table} tr[data-state="refused"]`, { color: vars.text.secondary });
