import { style } from '@vanilla-extract/css';
import { vars } from '../../../kit/theme/theme.css.ts';

export const place = style({ display: 'grid', gap: '14px', maxWidth: '640px', marginTop: '32px' });
export const words = style({ color: vars.text.secondary });
export const form = style({ display: 'grid', gap: '18px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
