import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { radius, vars } from '../theme/theme.css.ts';

export const row = style(kit({ position: 'relative', width: 'fit-content', maxWidth: '100%' }));

export const boxes = style(
  kit({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 46px)',
    gap: 'min(8px, 1.5vw)',
    pointerEvents: 'none',
  }),
);

export const box = style(
  kit({
    height: '54px',
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: radius.sm,
    background: vars.surface.raised,
    fontSize: '1.375rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const input = style(
  kit({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    padding: 0,
    background: 'none',
    color: 'transparent',
    caretColor: 'transparent',
    // Covers the boxes, so that password managers and screen magnifiers find it where it appears to be.
    fontSize: '1rem',
    selectors: {
      '&:focus-visible': { outline: 0 },
      '&::selection': { background: 'transparent' },
      '&:autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 9999s' },
    },
  }),
);

export const state = style(
  kit({
    selectors: {
      [`${input}:focus + ${boxes} &[data-next]`]: {
        outline: `2px solid ${vars.border.focus}`,
        outlineOffset: '1px',
        borderColor: vars.border.focus,
      },
      [`${input}[aria-invalid] + ${boxes} &`]: {
        borderColor: vars.status.dangerText,
        boxShadow: `inset 0 0 0 1px ${vars.status.dangerText}`,
      },
      [`${input}:disabled + ${boxes} &`]: { background: vars.surface.sunken, color: vars.text.muted },
    },
  }),
);
