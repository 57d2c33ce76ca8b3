import { style } from '@vanilla-extract/css';

/** In sight wherever the form below it is scrolled to. */
export const kept = style({ position: 'sticky', zIndex: 6, top: '8px', marginBottom: '16px' });
