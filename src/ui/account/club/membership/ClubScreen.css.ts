import { style } from '@vanilla-extract/css';
import { field, vars } from '../../../kit/theme/theme.css.ts';
import { fadeIn, fadeOut } from '../../../kit/overlay/overlay.css.ts';

export const screen = style({
  position: 'fixed',
  zIndex: 60,
  inset: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: field.bliss.ground,
  color: field.bliss.text,
  vars: { [vars.border.focus]: field.bliss.accent },
  selectors: {
    '&[data-state=open]': { animation: fadeIn },
    '&[data-state=closed]': { animation: fadeOut },
    '&:focus-visible': { outline: 0 },
  },
});

export const close = style({
  position: 'fixed',
  zIndex: 1,
  top: '12px',
  right: '12px',
  borderRadius: '50%',
  background: field.bliss.ground,
  color: field.bliss.text,
});
