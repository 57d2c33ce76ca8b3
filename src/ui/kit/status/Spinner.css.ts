import { keyframes, style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  kit({
    display: 'inline-block',
    flex: 'none',
    width: '1.125em',
    height: '1.125em',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 900ms linear infinite`,
  }),
);
