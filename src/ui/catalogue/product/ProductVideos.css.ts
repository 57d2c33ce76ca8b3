import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const section = style({ paddingBottom: '88px', '@media': { [media.phone]: { paddingBottom: '64px' } } });
export const title = style({ marginBottom: '28px' });
