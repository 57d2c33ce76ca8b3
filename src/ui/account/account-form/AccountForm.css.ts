import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';
import { layout } from '../../kit/theme/tokens.ts';

export const cards = style({ marginTop: '24px', display: 'grid', gap: '20px', maxWidth: layout.container.section });
export const card = style({ display: 'grid', gap: '16px' });
export const form = style({ display: 'grid', gap: '18px' });
export const pair = style({
  display: 'grid',
  gap: '18px',
  '@media': { 'screen and (min-width: 560px)': { gridTemplateColumns: '1fr 1fr' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });
export const words = style({ color: vars.text.secondary });
