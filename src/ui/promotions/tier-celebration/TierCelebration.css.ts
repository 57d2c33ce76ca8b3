import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, scale, vars } from '../../kit/theme/theme.css.ts';

const drawerWidth = '460px';
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });
const leave = keyframes({ to: { opacity: 0 } });

/**
 * In the middle of the page, next to the cart when that is open, at the top on phones: never over what the shopper
 * is about to click.
 */
export const celebration = style({
  position: 'fixed',
  zIndex: 70,
  inset: 0,
  margin: 'auto',
  width: 'min(440px, 100% - 32px)',
  height: 'fit-content',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  padding: '44px 24px 40px',
  borderRadius: radius.md,
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  boxShadow: vars.shadow.dialog,
  textAlign: 'center',
  animation: `${arrive} ${scale.quick} ${scale.ease}`,
  selectors: {
    '&[data-place=cart]': {
      right: drawerWidth,
      width: `min(440px, 100vw - ${drawerWidth} - 32px)`,
    },
    '&[data-state=closed], [data-state=closed] &': { animation: `${leave} ${scale.quick} ${scale.ease} forwards` },
  },
  '@media': {
    [media.phone]: {
      inset: '0 0 auto',
      width: '100%',
      padding: '18px 56px 20px',
      borderRadius: `0 0 ${radius.xl} ${radius.xl}`,
      selectors: { '&[data-place=cart]': { right: 0, width: '100%' } },
    },
  },
});

export const kolam = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  color: vars.text.onInverseAccent,
  opacity: 0.16,
});

export const light = style({
  position: 'relative',
  height: '96px',
  objectFit: 'contain',
  '@media': { [media.phone]: { height: '56px' } },
});
export const title = style({
  position: 'relative',
  fontFamily: scale.font.display,
  fontSize: '2rem',
  lineHeight: 1.15,
  '@media': { [media.phone]: { fontSize: '1.5rem' } },
});
export const words = style({ position: 'relative', color: vars.text.onInverseMuted });
export const close = style({ position: 'absolute', top: '8px', right: '8px', zIndex: 1 });
