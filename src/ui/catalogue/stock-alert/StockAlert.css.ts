import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const box = style({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.border.subtle}`,
  alignContent: 'start',
  minHeight: '160px',
});
export const title = style({ fontWeight: 600 });
export const promise = style({ color: vars.text.secondary, fontSize: '.875rem', lineHeight: 1.5 });
export const form = style({ display: 'grid', gap: '12px', width: '100%', maxWidth: '420px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px' });
