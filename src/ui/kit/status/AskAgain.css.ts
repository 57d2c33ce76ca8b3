import { style } from '@vanilla-extract/css';

export const place = style({ maxWidth: '640px', marginTop: '24px' });
