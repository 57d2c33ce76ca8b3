import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  fontWeight: 600,
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '16px',
  paddingBlock: '10px',
  borderTop: `1px solid ${vars.border.subtle}`,
});
/** Stretched, so that the whole row is the link. */
export const link = style({
  fontWeight: 500,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
export const price = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums lining-nums' });
