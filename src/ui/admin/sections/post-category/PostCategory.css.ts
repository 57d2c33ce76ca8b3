import { style } from '@vanilla-extract/css';
import { vars } from '../../../kit/theme/theme.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '56px',
  paddingBlock: '8px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const name = style({ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' });
export const posts = style({ display: 'block', color: vars.text.secondary, fontSize: '.875rem' });
/** Aligns the labels, not the button edges, with the other text. */
export const steps = style({ display: 'flex', marginInline: '-14px' });
export const form = style({ display: 'grid', gap: '16px', marginTop: '16px' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '10px' });
