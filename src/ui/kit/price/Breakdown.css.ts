import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { vars } from '../theme/theme.css.ts';

export const parts = style(kit({ display: 'grid', gap: '8px', fontVariantNumeric: 'tabular-nums lining-nums' }));

export const part = style(
  kit({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '16px',
    selectors: {
      '&[data-kind=saving]': { color: vars.text.saving, fontWeight: 500 },
      '&[data-kind=muted]': { color: vars.text.muted, fontSize: '.875rem' },
      '&[data-kind=total]': {
        alignItems: 'end',
        // Large letters on a small phone: the sum goes below its name.
        flexWrap: 'wrap',
        marginTop: '6px',
        paddingTop: '14px',
        borderTop: `1px solid ${vars.border.default}`,
        fontWeight: 600,
      },
    },
  }),
);

export const name = style(kit({ selectors: { [`${part}[data-kind=total] &`]: { fontSize: '1.0625rem' } } }));
export const note = style(kit({ display: 'block', fontSize: '.875rem', fontWeight: 400, color: vars.text.muted }));
export const amount = style(
  kit({
    whiteSpace: 'nowrap',
    textAlign: 'right',
    marginInlineStart: 'auto',
    selectors: { [`${part}[data-kind=total] &`]: { fontSize: '1.75rem', lineHeight: 1, letterSpacing: '-.01em' } },
  }),
);
export const saving = style(
  kit({
    display: 'block',
    marginTop: '6px',
    fontSize: '.875rem',
    lineHeight: 1.2,
    fontWeight: 500,
    letterSpacing: 0,
    color: vars.text.saving,
  }),
);
