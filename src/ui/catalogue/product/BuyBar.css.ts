import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: 18,
      inset: 'auto 0 0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '16px',
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      background: vars.surface.raised,
      borderTop: `1px solid ${vars.border.default}`,
    },
  },
});

export const words = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 });
export const price = style({ fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums lining-nums' });
export const chosen = style({ fontSize: '.875rem', color: vars.text.muted });
export const button = style({ flex: '1 0 auto', maxWidth: '210px' });
