import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const section = style({ paddingBottom: '112px', '@media': { [media.phone]: { paddingBottom: '72px' } } });

/** Phones get a row to push along, the next card at its edge: in two columns an odd one would leave a cell empty. */
export const grid = style({
  display: 'grid',
  marginTop: '28px',
  gap: '16px',
  '@media': {
    [media.phone]: { gridAutoFlow: 'column', gridAutoColumns: 'max(8.25rem, 43%)', overflowX: 'auto' },
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.25rem, 20%), 1fr))',
      gap: '20px',
    },
  },
});
