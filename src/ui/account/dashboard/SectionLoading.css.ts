import { style } from '@vanilla-extract/css';
import { raised } from '../../kit/theme/boxes.ts';

export const place = style({ display: 'grid', gap: '20px' });
export const card = style({
  display: 'grid',
  gap: '16px',
  padding: '20px',
  ...raised,
});
