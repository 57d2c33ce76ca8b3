import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';

export const frame = style(kit({ display: 'block', overflow: 'hidden', position: 'relative' }));

export const image = style(kit({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }));
