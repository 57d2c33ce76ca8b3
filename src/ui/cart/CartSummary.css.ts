import { style } from '@vanilla-extract/css';

export const summary = style({ marginTop: '20px' });
