import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const section = style({ paddingBottom: '112px', '@media': { [media.phone]: { paddingBottom: '72px' } } });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px',
  marginTop: '28px',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: '20px',
    },
  },
});

export const cell = style({ display: 'grid' });
