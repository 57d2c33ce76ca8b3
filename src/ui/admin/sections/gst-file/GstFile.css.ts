import { style } from '@vanilla-extract/css';
import { vars } from '../../../kit/theme/theme.css.ts';

export const card = style({ display: 'grid', gap: '20px', maxWidth: '640px' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '10px 0',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.border.subtle}` },
    '&:last-child': { fontWeight: 600 },
  },
});
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const note = style({ color: vars.text.muted, fontSize: '14px', lineHeight: 1.5 });
export const title = style({ marginBottom: '20px' });
