import { style } from '@vanilla-extract/css';
import { raised } from '../../kit/theme/boxes.ts';
import { layout } from '../../kit/theme/tokens.ts';

export const place = style({ display: 'grid', gap: '20px' });
export const card = style({
  display: 'grid',
  gap: '16px',
  maxWidth: layout.container.section,
  padding: '20px',
  ...raised,
});
