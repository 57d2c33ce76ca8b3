import { style } from '@vanilla-extract/css';
import { vars } from '../../../kit/theme/theme.css.ts';

/** A label is never broken, however large the text. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, min(150px, 30%)) minmax(0, 1fr)',
  columnGap: '16px',
});
export const fact = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const label = style({ color: vars.text.muted });
