import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const sources = style({
  marginTop: '40px',
  paddingTop: '28px',
  borderTop: `1px solid ${vars.border.default}`,
});
export const list = style({
  display: 'grid',
  gap: '8px',
  marginTop: '12px',
  paddingLeft: '22px',
  listStyle: 'decimal',
  fontSize: '1rem',
  overflowWrap: 'anywhere',
});
