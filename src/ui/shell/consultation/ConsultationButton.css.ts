import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  color: vars.text.saving,
  selectors: { '&[data-hidden=true]': { visibility: 'hidden' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
});
