import { style } from '@vanilla-extract/css';

/** The single row is as high as the box, so that the image can fill it. */
export const field = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', overflow: 'hidden' });
/** The whole plant, flush with the left edge, where the drawings are cropped. */
export const plant = style({ objectFit: 'contain', objectPosition: '0 100%' });
