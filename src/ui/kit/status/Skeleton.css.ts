import { keyframes, style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { radius, vars } from '../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style(
  kit({
    display: 'block',
    width: '100%',
    height: '1em',
    borderRadius: radius.xs,
    background: vars.surface.sunken,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    selectors: {
      '&[data-shape=short]': { width: '45%' },
      '&[data-shape=title]': { width: '70%', height: '1.4em' },
      '&[data-shape=field]': { height: '48px', borderRadius: radius.sm },
      '&[data-shape=plate]': { height: 'auto', aspectRatio: '4 / 5' },
      '&[data-shape=thumb]': { width: '84px', height: '104px' },
      '&[data-shape=fill]': { height: '100%' },
    },
  }),
);
