import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { field } from '../../kit/theme/theme.css.ts';

/** Haldi, rani, leaf and rice. */
const colours = [field.dog.ground, field.bliss.accent, field.green.ground, field.bliss.text];
const count = 28;

const fall = keyframes({
  from: { transform: 'translateY(-24px) rotate(0)', opacity: 1 },
  '75%': { opacity: 1 },
  to: { transform: 'translateY(100cqh) rotate(560deg)', opacity: 0 },
});

/** Covers what it celebrates and ignores the pointer. */
export const confetti = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  containerType: 'size',
  pointerEvents: 'none',
  '@media': { [media.still]: { display: 'none' } },
});

const petal = style({
  position: 'absolute',
  top: 0,
  width: '8px',
  height: '13px',
  borderRadius: '60% 8%',
  opacity: 0,
});

/** Staggered by the golden ratio, so that neighbours never start together. The last one lands within 4 s. */
export const petals = Array.from({ length: count }, (_, index) => {
  const share = (index * 0.618_034) % 1;
  return style([
    petal,
    {
      left: `${Math.round(((index + 0.5) / count) * 100)}%`,
      background: colours[index % colours.length],
      animation: `${fall} ${1800 + Math.round(share * 700)}ms ${Math.round(share * 1500)}ms cubic-bezier(.3, .1, .6, 1) both`,
    },
  ]);
});
