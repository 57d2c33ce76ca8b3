import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(220px, 320px) 200px auto' } },
});

/** On its own row on phones. */
export const sort = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

/** Next to the search field on phones, at the end on wide screens. */
export const button = style({
  '@media': { [media.phone]: { gridRow: 1, gridColumn: 2 } },
});
