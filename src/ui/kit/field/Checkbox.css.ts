import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius, vars } from '../theme/theme.css.ts';

export const row = style(
  kit({
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr)',
    gap: '2px 12px',
    paddingBlock: '10px',
    cursor: 'pointer',
    minHeight: '44px',
    alignContent: 'start',
  }),
);

export const box = style(
  kit({
    appearance: 'none',
    width: '22px',
    height: '22px',
    margin: '1px 0 0',
    border: `1.5px solid ${vars.border.strong}`,
    borderRadius: radius.xs,
    background: vars.surface.raised,
    display: 'grid',
    placeItems: 'center',
    cursor: 'inherit',
    '@media': {
      [media.hover]: { selectors: { [`:where(${row}:hover) > &`]: { borderColor: vars.text.primary } } },
    },
    selectors: {
      '&:checked': { background: vars.brand.solid, borderColor: vars.brand.solid },
      '&:checked::after': {
        content: '""',
        width: '6px',
        height: '11px',
        marginTop: '-3px',
        border: `solid ${vars.text.onBrand}`,
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
      '&[aria-invalid]': { borderColor: vars.status.dangerText, borderWidth: '2px' },
    },
  }),
);

export const hint = style(
  kit({
    gridColumn: 2,
    fontSize: '.875rem',
    lineHeight: 1.4,
    color: vars.text.muted,
    selectors: { '&[data-state=bad]': { color: vars.status.dangerText, fontWeight: 500 } },
  }),
);
