import { style } from '@vanilla-extract/css';
import { raised } from '../../kit/theme/boxes.ts';
import { vars } from '../../kit/theme/theme.css.ts';
import { layout } from '../../kit/theme/tokens.ts';

export const plate = style({
  display: 'grid',
  gap: '4px',
  maxWidth: layout.container.section,
  marginTop: '24px',
  padding: '24px',
  ...raised,
});
export const word = style({ color: vars.text.muted });
export const balance = style({
  fontSize: '40px',
  lineHeight: 1.2,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const empty = style({ maxWidth: layout.container.section });
export const rows = style({ maxWidth: layout.container.section, marginTop: '24px' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  paddingBlock: '14px',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const title = style({ fontWeight: 600 });
export const small = style({ fontSize: '.875rem', color: vars.text.muted });
export const sums = style({
  flexShrink: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const amount = style({
  fontWeight: 600,
  selectors: { '&[data-in]': { color: vars.status.successText } },
});
export const more = style({ marginTop: '20px' });
