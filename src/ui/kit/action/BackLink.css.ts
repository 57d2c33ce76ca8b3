import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '6px',
  minHeight: '44px',
  color: vars.text.secondary,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } } },
});
