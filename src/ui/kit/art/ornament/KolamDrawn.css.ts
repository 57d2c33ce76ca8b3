import { keyframes, style } from '@vanilla-extract/css';
import { scale } from '../../theme/theme.css.ts';

export const kolam = style({ width: '420px', maxWidth: 'none' });

/** The dash is longer than every stroke, so each stroke grows from its start. */
const draw = keyframes({
  from: { strokeDasharray: 64, strokeDashoffset: 64 },
  to: { strokeDasharray: 64, strokeDashoffset: 0 },
});
const appear = keyframes({ from: { opacity: 0 } });

export const loops = style({ animation: `${draw} ${scale.smooth} ${scale.ease}` });
export const dots = style({ animation: `${appear} ${scale.smooth} ${scale.ease}` });
