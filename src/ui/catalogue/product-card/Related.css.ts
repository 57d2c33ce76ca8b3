import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const section = style({ paddingBottom: '112px', '@media': { [media.phone]: { paddingBottom: '72px' } } });

export const grid = style({
  display: 'grid',
  // Two columns, or one where larger letters leave no room for a word.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.25rem, 34%)), 1fr))',
  gap: '16px',
  marginTop: '28px',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(11rem, 20%), 1fr))',
      gap: '20px',
    },
  },
});
