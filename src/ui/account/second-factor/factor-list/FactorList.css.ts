import { style } from '@vanilla-extract/css';
import { vars } from '../../../kit/theme/theme.css.ts';
import { layout } from '../../../kit/theme/tokens.ts';

export const cards = style({ marginTop: '24px', display: 'grid', gap: '20px', maxWidth: layout.container.section });
export const card = style({ display: 'grid', gap: '16px' });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' });
export const words = style({ color: vars.text.secondary });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: '64px',
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const icon = style({ color: vars.accent.softText });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const when = style({ color: vars.text.muted, fontSize: '.9375rem' });
export const inDialog = style({ marginTop: '20px' });
