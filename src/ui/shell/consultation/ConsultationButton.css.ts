import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const button = style({
  position: 'fixed',
  zIndex: 30,
  right: '20px',
  bottom: 'calc(20px + env(safe-area-inset-bottom))',
  height: '52px',
  padding: '0 18px 0 14px',
  borderRadius: radius.pill,
  // WhatsApp green, darkened for white text; the same in every theme.
  background: '#0E5A37',
  color: '#FFFFFF',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontWeight: 600,
  boxShadow: vars.shadow.float,
  selectors: { '&[data-above-bar=true]': { width: '52px', padding: 0, justifyContent: 'center' } },
  '@media': {
    [media.phone]: {
      width: '52px',
      padding: 0,
      justifyContent: 'center',
      selectors: { '&[data-above-bar=true]': { bottom: 'calc(88px + env(safe-area-inset-bottom))' } },
    },
  },
});

export const words = style({
  selectors: { '[data-above-bar=true] > &': { display: 'none' } },
  '@media': { [media.phone]: { display: 'none' } },
});
