import { style } from '@vanilla-extract/css';

/** `contents`, so that the parent lays out the image itself. */
export const frame = style({ display: 'contents' });
