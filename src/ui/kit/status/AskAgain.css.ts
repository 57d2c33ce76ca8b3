import { style } from '@vanilla-extract/css';
import { layout } from '../theme/tokens.ts';

export const place = style({ maxWidth: layout.container.section, marginTop: '24px' });
