import { style } from '@vanilla-extract/css';

/** The image itself is what its place lays out. */
export const frame = style({ display: 'contents' });
