import { style } from '@vanilla-extract/css';
import { vars } from '../../../kit/theme/theme.css.ts';
import { layout } from '../../../kit/theme/tokens.ts';

export const place = style({ display: 'grid', gap: '14px', maxWidth: layout.container.section, marginTop: '32px' });
export const words = style({ color: vars.text.secondary });
export const form = style({ display: 'grid', gap: '18px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
