import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

const fill = keyframes({ from: { clipPath: 'inset(100% 0 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });
const fade = keyframes({ to: { opacity: 0 } });

/** Ignores the pointer, since the content below is already usable. */
export const splash = style({
  position: 'fixed',
  zIndex: 70,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  background: vars.surface.canvas,
  selectors: { '&[data-state=fading]': { animation: `${fade} ${scale.smooth} ${scale.ease} forwards` } },
  '@media': { [media.still]: { selectors: { '&[data-state=fading]': { display: 'none' } } } },
});

export const drop = style({ animation: `${fill} 400ms ${scale.ease} both` });
