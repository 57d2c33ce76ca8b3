import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { field, radius, vars } from '../../../kit/theme/theme.css.ts';

export const row = style({
  marginTop: '14px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gap: '12px',
  alignItems: 'center',
  padding: '10px 12px',
  borderRadius: radius.sm,
  background: field.bliss.ground,
  color: field.bliss.text,
  lineHeight: 1.3,
  vars: { [vars.border.focus]: field.bliss.accent },
  selectors: {
    '&:not([data-variant=cart])': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    '&[data-variant=checkout]': { margin: '12px 0 18px' },
  },
});

export const title = style({ display: 'block', lineHeight: 1.2 });
export const note = style({ fontSize: '.875rem' });
export const price = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const learn = style({
  minHeight: '28px',
  marginTop: '3px',
  outlineOffset: '1px',
  fontSize: '.875rem',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
});

/** The remove icon replaces “Add” in the same button element, so focus isn't lost. */
export const remove = style({
  minWidth: '44px',
  paddingInline: 0,
  background: 'transparent',
  color: 'inherit',
  selectors: { '&:hover:hover': { background: 'color-mix(in srgb, currentColor 16%, transparent)' } },
});

/** The fixed quantity, on the background its glyphs are designed for. */
export const quantity = style({
  gridColumn: '2 / -1',
  justifySelf: 'start',
  borderRadius: radius.sm,
  background: vars.surface.raised,
  color: vars.text.primary,
});
