import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius, scale, vars } from '../theme/theme.css.ts';

export const legend = style(kit({ fontWeight: 600, fontSize: '.9375rem', lineHeight: 1.4, marginBottom: '8px' }));
export const chosen = style(kit({ fontWeight: 400 }));
export const chips = style(kit({ display: 'flex', flexWrap: 'wrap', gap: '8px' }));

export const chip = style(
  kit({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '46px',
    padding: '6px 16px',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: radius.sm,
    background: vars.surface.raised,
    fontWeight: 500,
    lineHeight: 1.3,
    cursor: 'pointer',
    transition: `background ${scale.quick} ${scale.ease}, border-color ${scale.quick} ${scale.ease}`,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-disabled])': { background: vars.surface.hover } } },
    },
    selectors: {
      '&[data-checked]': {
        borderColor: vars.brand.solid,
        boxShadow: `inset 0 0 0 1px ${vars.brand.solid}`,
        background: vars.surface.selected,
      },
      '&[data-disabled]': {
        color: vars.text.muted,
        background: vars.surface.sunken,
        borderColor: vars.border.default,
        textDecoration: 'line-through',
        cursor: 'not-allowed',
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
    },
  }),
);

export const words = style(kit({ display: 'grid' }));
/** Hindi's own name in an English list: not every device has these letters; the file of the names has them. */
export const label = style(kit({ selectors: { '&[lang=hi]': { fontFamily: scale.font.display } } }));
export const detail = style(
  kit({ fontSize: '.875rem', fontWeight: 400, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
export const strong = style(kit({ fontWeight: 600 }));
