import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';
import { layout } from '../../kit/theme/tokens.ts';

export const card = style({ display: 'grid', gap: '14px', maxWidth: layout.container.section, marginTop: '24px' });
export const promise = style({ fontSize: '1.25rem', fontWeight: 600 });
export const link = style({
  padding: '12px 14px',
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: radius.sm,
  background: vars.surface.sunken,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
export const heading = style({ marginTop: '32px' });
export const words = style({ marginTop: '6px', color: vars.text.secondary });
export const rows = style({ maxWidth: layout.container.section, marginTop: '12px' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px',
  paddingBlock: '14px',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const name = style({ fontWeight: 600 });
export const small = style({ fontSize: '.875rem', color: vars.text.muted });
