import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';
import { layout } from '../../kit/theme/tokens.ts';

export const list = style({ display: 'grid', gap: '16px', maxWidth: layout.container.section, marginTop: '24px' });
export const notice = style({ maxWidth: layout.container.section, marginTop: '24px' });
export const card = style({ display: 'grid', gap: '10px' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
});
export const muted = style({ color: vars.text.muted });
export const next = style({ fontWeight: 600 });
export const facts = style({ marginTop: '4px' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 110px) minmax(0, 1fr)',
  gap: '16px',
  paddingBlock: '10px',
  borderTop: `1px solid ${vars.border.subtle}`,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
export const question = style({
  display: 'grid',
  gap: '12px',
  paddingTop: '12px',
  borderTop: `1px solid ${vars.border.subtle}`,
});
export const autopay = style([question, { marginTop: '8px' }]);
export const form = style({ display: 'grid', gap: '18px', marginTop: '8px' });
export const stepper = style({ justifySelf: 'start' });
