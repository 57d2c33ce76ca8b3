import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';
import { layout } from '../../kit/theme/tokens.ts';

export const rows = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 0',
  minHeight: '64px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const when = style({ color: vars.text.muted });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  maxWidth: layout.container.section,
});
export const trouble = style({ marginTop: '24px', maxWidth: layout.container.section });
export const cards = style({
  marginTop: '24px',
  display: 'grid',
  gap: '16px',
  maxWidth: layout.container.section,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
});
export const card = style({ display: 'grid', gap: '8px', alignContent: 'space-between' });
export const name = style({ display: 'flex', gap: '12px', alignItems: 'center', fontWeight: 600 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', marginLeft: '-12px' });
