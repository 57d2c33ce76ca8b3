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
    // Where the checkout is one column, over it there is no place without a field: it stands below the last step, with
    // room for the fixed button.
    'screen and (max-width: 1023.98px)': {
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
