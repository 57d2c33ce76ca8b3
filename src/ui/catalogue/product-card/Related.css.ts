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
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(11rem, 20%), 1fr))',
      gap: '20px',
    },
    // Four stand two by two where three would leave one alone.
    [`${media.tablet} and (max-width: 1023.98px)`]: {
      selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
