import { globalStyle, style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius, scale, vars } from '../theme/theme.css.ts';

export const field = style(kit({ display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0 }));

export const label = style(kit({ fontWeight: 600, fontSize: '.9375rem', lineHeight: 1.4 }));

export const optional = style(kit({ fontWeight: 400, color: vars.text.muted }));

export const box = style(
  kit({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: '48px',
    padding: '0 14px',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: radius.sm,
    background: vars.surface.raised,
    fontSize: '1rem',
    transition: `border-color ${scale.quick} ${scale.ease}`,
    '@media': {
      [media.hover]: { selectors: { '&:where(:hover:not([data-disabled]))': { borderColor: vars.text.primary } } },
    },
    selectors: {
      '&:focus-within': {
        outline: `2px solid ${vars.border.focus}`,
        outlineOffset: '1px',
        borderColor: vars.border.focus,
      },
      '&[data-state=good]': { borderColor: vars.status.successText },
      // The second pixel is an inset shadow, because a wider border would move the text.
      '&[data-state=bad]': {
        borderColor: vars.status.dangerText,
        boxShadow: `inset 0 0 0 1px ${vars.status.dangerText}`,
      },
      '&[data-disabled]': { background: vars.surface.sunken, color: vars.text.muted },
      // The error of a button that failed to load wraps onto its own row.
      '&:has(> [role=alert])': { flexWrap: 'wrap', paddingBottom: '14px' },
    },
  }),
);
globalStyle(`${box} > [role=alert]`, kit({ flex: '1 1 100%', minWidth: 0 }));

export const input = style(
  kit({
    flex: 1,
    minWidth: 0,
    width: '100%',
    height: '46px',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    selectors: {
      '&:focus-visible': { outline: 0 },
      '&:autofill': {
        WebkitTextFillColor: vars.text.primary,
        boxShadow: `inset 0 0 0 99px ${vars.surface.raised}`,
      },
    },
  }),
);

export const area = style(kit({ height: 'auto', paddingBlock: '11px', resize: 'vertical', lineHeight: 1.5 }));

export const side = style(kit({ display: 'flex', color: vars.text.muted, whiteSpace: 'nowrap' }));

export const tick = style(kit({ display: 'flex', color: vars.status.successText }));

export const note = style(
  kit({
    display: 'flex',
    gap: '6px',
    alignItems: 'flex-start',
    fontSize: '.875rem',
    lineHeight: 1.4,
    color: vars.text.muted,
    selectors: {
      '&[data-state=good]': { color: vars.status.successText },
      '&[data-state=bad]': { color: vars.status.dangerText, fontWeight: 500 },
    },
  }),
);
