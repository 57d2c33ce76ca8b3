import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius, scale, vars } from '../theme/theme.css.ts';

export const button = style(
  kit({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '44px',
    height: '44px',
    borderRadius: radius.sm,
    transition: `background ${scale.quick} ${scale.ease}`,
    selectors: {
      '&[data-size=small]': { width: '36px', height: '36px' },
      '&[data-outlined]': { border: `1px solid ${vars.border.strong}`, borderRadius: '50%' },
      '&:disabled': { color: vars.text.muted, cursor: 'not-allowed' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.surface.hover } } } },
  }),
);

export const count = style(
  kit({
    position: 'absolute',
    top: '2px',
    right: 0,
    minWidth: '19px',
    height: '19px',
    padding: '0 5px',
    borderRadius: radius.pill,
    background: vars.accent.solid,
    color: vars.text.onAccent,
    fontSize: '.75rem',
    fontWeight: 700,
    lineHeight: 1,
    display: 'grid',
    placeItems: 'center',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
