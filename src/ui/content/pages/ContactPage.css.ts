import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const split = style({
  display: 'grid',
  gap: '56px',
  marginTop: '40px',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 640px) 340px', justifyContent: 'space-between' },
  },
});
export const side = style({ display: 'grid', gap: '36px', alignContent: 'start' });
export const words = style({ marginTop: '12px' });
