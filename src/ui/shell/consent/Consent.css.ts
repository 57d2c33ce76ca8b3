import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** At the bottom, without blocking the page or the chat button. */
export const notice = style({
  position: 'fixed',
  zIndex: 40,
  left: '24px',
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
  width: '440px',
  maxWidth: 'calc(100vw - 32px)',
  padding: '20px',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [media.phone]: {
      inset: 'auto 0 0',
      width: 'auto',
      maxWidth: 'none',
      padding: '18px 16px calc(16px + env(safe-area-inset-bottom))',
      borderRadius: `${radius.xl} ${radius.xl} 0 0`,
    },
    print: { display: 'none' },
  },
});

export const words = style({ margin: '6px 0 14px', color: vars.text.secondary });
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '3px' });
export const buttons = style({ display: 'grid', gap: '8px', gridTemplateColumns: '1fr 1fr 1fr' });
export const rows = style({ display: 'grid', gap: '14px', margin: '16px 0 20px' });
export const answers = style({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: '1fr 1fr',
  marginBottom: '8px',
});
