import { globalStyle, style } from '@vanilla-extract/css';
import { fadeIn } from '../../kit/overlay/overlay.css.ts';
import { media } from '../../kit/theme/media.ts';
import { overlayScrim, radius, vars } from '../../kit/theme/theme.css.ts';

/** Below its button; on a phone a bottom sheet, where it fits completely. */
export const panel = style({
  zIndex: 45,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.md,
  background: vars.surface.raised,
  color: vars.text.primary,
  boxShadow: vars.shadow.float,
  selectors: { '&[data-state=open]': { animation: fadeIn }, '&:focus-visible': { outline: 0 } },
  '@media': {
    [media.phone]: {
      maxHeight: '92dvh',
      padding: '16px 12px calc(16px + env(safe-area-inset-bottom))',
      border: 0,
      borderRadius: `${radius.xl} ${radius.xl} 0 0`,
      boxShadow: `0 0 0 100vmax ${overlayScrim}`,
    },
  },
});
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${panel})`, {
  '@media': { [media.phone]: { inset: 'auto 0 0 0 !important', transform: 'none !important' } },
});

// As with a menu: the click that closes it must not reach what is below.
globalStyle(`body:has(${panel}) #root`, { '@layer': { kit: { pointerEvents: 'none' } } });
