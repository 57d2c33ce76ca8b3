import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '18px', maxWidth: '592px' });
export const pincode = style({ maxWidth: '240px' });
export const pair = style({
  display: 'grid',
  gap: '18px',
  '@media': { 'screen and (min-width: 560px)': { gridTemplateColumns: '1fr 1fr' } },
});
export const other = style({ justifySelf: 'start' });
