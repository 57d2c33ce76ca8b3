import { style } from '@vanilla-extract/css';
import { radius } from '../../kit/theme/theme.css.ts';

export const frame = style({ borderRadius: radius.sm, overflow: 'hidden' });
