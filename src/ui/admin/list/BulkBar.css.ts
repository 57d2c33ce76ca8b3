import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** Stays in sight while its rows do. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '48px',
  padding: '4px 16px',
  background: vars.surface.inverse,
  color: vars.text.onInverse,
});
export const words = style({ marginRight: 'auto' });
export const act = style({
  minHeight: '40px',
  padding: '0 6px',
  color: vars.text.onInverse,
  fontWeight: 600,
  cursor: 'pointer',
  background: 'none',
  border: 0,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  selectors: { '&:focus-visible': { outlineColor: vars.text.onInverse } },
});

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' });
export const input = style({
  width: '84px',
  minHeight: '36px',
  padding: '0 8px',
  color: vars.text.primary,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
});
/** Beside its field, in the words of the bar: the usual red can't be read on its dark ground. */
export const error = style({
  order: 1,
  flexBasis: '100%',
  paddingBottom: '4px',
  fontSize: '.875rem',
  fontWeight: 600,
});
