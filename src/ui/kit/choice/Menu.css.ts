import { globalStyle, style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius, vars } from '../theme/theme.css.ts';
import { fadeIn } from '../overlay/overlay.css.ts';

export const menu = style(
  kit({
    zIndex: 45,
    minWidth: '200px',
    maxWidth: 'min(320px, calc(100vw - 32px))',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    padding: '6px',
    border: `1px solid ${vars.border.default}`,
    borderRadius: radius.md,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.shadow.float,
    selectors: { '&[data-state=open]': { animation: fadeIn } },
  }),
);

// A menu has no scrim, so the click that closes it must not reach the page below.
globalStyle('body:has([data-radix-menu-content]) #root', kit({ pointerEvents: 'none' }));

export const item = style(
  kit({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '40px',
    padding: '0 12px',
    borderRadius: radius.sm,
    cursor: 'pointer',
    outline: 0,
    selectors: {
      '&[data-highlighted]': { background: vars.surface.hover },
      '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.border.focus}` },
      '&[data-danger]': { color: vars.status.dangerText },
      '&[data-disabled]': { color: vars.text.muted, cursor: 'default' },
    },
    '@media': { [media.phone]: { minHeight: '44px' } },
  }),
);

/** Reserves the space of the tick. */
export const tick = style(kit({ display: 'inline-flex', width: '18px', color: vars.text.link }));
export const line = style(kit({ height: '1px', margin: '6px 0', background: vars.border.subtle }));
/** The label of what can't be done now, and why. */
export const refused = style(kit({ display: 'grid', gap: '2px', padding: '8px 0' }));
export const reason = style(kit({ fontSize: '13px', lineHeight: 1.4 }));
