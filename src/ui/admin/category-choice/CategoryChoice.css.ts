import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'end',
});
