import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { vars } from '../theme/theme.css.ts';

export const price = style(
  kit({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 8px',
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: 1.2,
    fontSize: '1rem',
    selectors: { '&[data-size=large]': { gap: '4px 12px' } },
  }),
);

export const now = style(
  kit({
    fontWeight: 600,
    color: vars.text.price,
    selectors: {
      [`${price}[data-size=large] &`]: { fontSize: '1.875rem', letterSpacing: '-.01em', lineHeight: 1.1 },
      [`${price}[data-size=medium] &`]: { fontSize: '1.25rem' },
      [`${price}[data-inherit] &`]: { color: 'inherit' },
    },
  }),
);

export const was = style(
  kit({ color: vars.text.muted, selectors: { [`${price}[data-inherit] &`]: { color: 'inherit' } } }),
);
export const saving = style(
  kit({
    color: vars.text.saving,
    fontWeight: 500,
    fontSize: '.875rem',
    selectors: { [`${price}[data-inherit] &`]: { color: 'inherit' } },
  }),
);
export const note = style(
  kit({
    color: vars.text.muted,
    fontSize: '.9375rem',
    selectors: { [`${price}[data-inherit] &`]: { color: 'inherit' } },
  }),
);
