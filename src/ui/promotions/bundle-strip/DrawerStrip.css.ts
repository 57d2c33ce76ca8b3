import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const strip = style({ paddingTop: '18px' });
export const heading = style({ fontSize: '1rem', fontWeight: 600, lineHeight: 1.3 });
export const saving = style({ fontSize: '.875rem', color: vars.text.secondary });
export const list = style({ display: 'grid', gap: '8px', marginTop: '10px' });
