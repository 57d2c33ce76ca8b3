import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius, scale, vars } from '../theme/theme.css.ts';

export const rows = style(
  kit({
    border: `1px solid ${vars.border.strong}`,
    borderRadius: radius.sm,
    background: vars.surface.raised,
    overflow: 'hidden',
  }),
);

export const row = style(
  kit({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '14px 16px',
    alignItems: 'start',
    cursor: 'pointer',
    transition: `background ${scale.quick} ${scale.ease}`,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([data-checked], [data-disabled])': { background: vars.surface.hover } },
      },
    },
    selectors: {
      '& + &': { borderTop: `1px solid ${vars.border.subtle}` },
      '&[data-checked]': { background: vars.surface.selected },
      '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-2px' },
    },
  }),
);

/** The native radio input, restyled: 20 px, a dot when selected. */
export const radio = style(
  kit({
    appearance: 'none',
    width: '20px',
    height: '20px',
    margin: '2px 0 0',
    border: `1.5px solid ${vars.border.strong}`,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    background: vars.surface.raised,
    cursor: 'inherit',
    selectors: {
      '&:checked': { borderColor: vars.brand.solid },
      '&:checked::after': {
        content: '""',
        width: '10px',
        height: '10px',
        borderRadius: '50%',
        background: vars.brand.solid,
      },
      '&:focus-visible': { outline: 0 },
    },
  }),
);

export const name = style(
  kit({
    fontWeight: 600,
    lineHeight: 1.5,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    alignItems: 'center',
  }),
);
export const aside = style(
  kit({ fontWeight: 600, lineHeight: 1.5, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
export const detail = style(
  kit({ gridColumn: '2 / -1', fontSize: '.875rem', lineHeight: 1.4, color: vars.text.secondary }),
);
export const more = style(kit({ borderTop: `1px solid ${vars.border.subtle}`, padding: '16px' }));
