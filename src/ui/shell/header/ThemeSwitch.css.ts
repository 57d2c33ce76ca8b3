import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const group = style({ display: 'inline-flex', gap: '4px' });
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 12px',
  borderRadius: radius.sm,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.onInverse } } } },
  selectors: {
    '&[data-checked=true]': {
      color: vars.text.onInverse,
      textDecoration: 'underline',
      textUnderlineOffset: '6px',
      textDecorationThickness: '2px',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.text.onInverseAccent}`, outlineOffset: '-2px' },
  },
});
