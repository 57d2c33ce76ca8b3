import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const section = style({ paddingBottom: '112px', '@media': { [media.phone]: { paddingBottom: '72px' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: '28px',
});

export const grid = style({
  display: 'grid',
  // Two columns, or one where larger letters leave no room for a word.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.25rem, 34%)), 1fr))',
  gap: '16px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(13.25rem, 20%), 1fr))', gap: '20px' },
  },
});
