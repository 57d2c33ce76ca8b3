import { style } from '@vanilla-extract/css';

/** Between the head of a card and its fields. */
export const notice = style({ marginBottom: '16px' });
