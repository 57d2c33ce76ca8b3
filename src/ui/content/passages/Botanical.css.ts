import { style } from '@vanilla-extract/css';

/** The one row has the height of the box, so that the picture inside can take all of it. */
export const field = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', overflow: 'hidden' });
/** The whole plant, grown in from the left edge, where the drawings are cut. */
export const plant = style({ objectFit: 'contain', objectPosition: '0 100%' });
