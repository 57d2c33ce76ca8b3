import { globalStyle, style } from '@vanilla-extract/css';

/** On touch screens the device's own picker works better. */
const withMouse = '(pointer: fine)';

export const field = style({});
export const opener = style({
  display: 'none',
  marginRight: '-8px',
  '@media': { [withMouse]: { display: 'inline-grid' } },
});
globalStyle(`${field} input::-webkit-calendar-picker-indicator`, {
  '@media': { [withMouse]: { display: 'none' } },
});
