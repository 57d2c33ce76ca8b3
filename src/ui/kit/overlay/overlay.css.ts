import { keyframes, style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { overlayScrim, scale } from '../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

/** The fade of every overlay; the only movement under reduced motion. */
export const fadeIn = `${appear} ${scale.quick} ${scale.ease}`;
export const fadeOut = `${vanish} ${scale.quick} ${scale.ease} forwards`;

export const scrim = style(
  kit({
    position: 'fixed',
    inset: 0,
    background: overlayScrim,
    selectors: {
      '&[data-state=open]': { animation: fadeIn },
      '&[data-state=closed]': { animation: fadeOut },
      '&[data-over=sheet]': { zIndex: 40 },
      '&[data-over=dialog]': { zIndex: 58 },
    },
  }),
);

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const slideOut = keyframes({ to: { transform: 'translateX(100%)' } });
const riseIn = keyframes({ from: { transform: 'translateY(100%)' } });
const riseOut = keyframes({ to: { transform: 'translateY(100%)' } });
const growIn = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const still = {
  [media.still]: {
    selectors: {
      '&[data-state=open]': { animationName: appear },
      '&[data-state=closed]': { animationName: vanish },
    },
  },
};

/** Slides in from the right edge. */
export const fromRight = style(
  kit({
    selectors: {
      '&[data-state=open]': { animation: `${slideIn} ${scale.quick} ${scale.ease}` },
      '&[data-state=closed]': { animation: `${slideOut} ${scale.quick} ${scale.ease} forwards` },
    },
    '@media': still,
  }),
);

/** Appears in the middle; from the bottom edge on phones. */
export const fromMiddle = style(
  kit({
    selectors: {
      '&[data-state=open]': { animation: `${growIn} ${scale.quick} ${scale.ease}` },
      '&[data-state=closed]': { animation: fadeOut },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          '&[data-state=open]': { animation: `${riseIn} ${scale.quick} ${scale.ease}` },
          '&[data-state=closed]': { animation: `${riseOut} ${scale.quick} ${scale.ease} forwards` },
        },
      },
      ...still,
    },
  }),
);
