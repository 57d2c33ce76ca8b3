import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';

export const icon = style(kit({ flex: 'none' }));
