import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';
import { layout } from '../../kit/theme/tokens.ts';

export const card = style({ display: 'grid', gap: '16px', maxWidth: layout.container.section, marginTop: '16px' });
export const words = style({ color: vars.text.secondary, margin: 0 });
export const opens = style({ margin: 0, paddingInlineStart: '20px', display: 'grid', gap: '4px' });
