import { style } from '@vanilla-extract/css';

export const room = style({ position: 'relative' });
/** Laid out and not seen: its size is what counts. */
export const content = style({ display: 'grid', gap: '16px', visibility: 'hidden' });
export const lines = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'space-around',
  overflow: 'hidden',
});
