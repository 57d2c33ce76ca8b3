import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** At the side of the page; at the bottom on phones. */
export const panel = style({
  position: 'fixed',
  zIndex: 45,
  top: '96px',
  right: '24px',
  width: '420px',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'calc(100dvh - 120px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '24px',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  boxShadow: vars.shadow.dialog,
  selectors: { '&:focus-visible': { outline: 0 } },
  '@media': {
    // Over the checkout there is no place without a field, the coupon's own one among them: it stands below the last
    // step, with room for the fixed button where there is one.
    screen: {
      selectors: {
        '&[data-at=checkout]': {
          position: 'relative',
          inset: 'auto',
          width: 'auto',
          maxWidth: 'none',
          maxHeight: 'none',
          margin: '-96px 16px 120px',
          borderRadius: radius.md,
          boxShadow: 'none',
        },
      },
    },
    // As wide as the steps above it.
    [media.desktop]: {
      selectors: {
        '&[data-at=checkout]': { maxWidth: '624px', margin: '-40px 16px 96px max(16px, calc(50% - 544px))' },
      },
    },
    [media.phone]: {
      inset: 'auto 0 0',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: '70dvh',
      padding: '20px 16px calc(16px + env(safe-area-inset-bottom))',
      borderRadius: `${radius.xl} ${radius.xl} 0 0`,
    },
  },
});

export const close = style({ position: 'absolute', top: '10px', right: '10px' });
