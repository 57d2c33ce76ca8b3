import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const topics = style({ display: 'grid', gap: '48px' });
export const questions = style({ marginTop: '16px', borderTop: `1px solid ${vars.border.strong}` });
export const answer = style({ display: 'grid', gap: '10px' });
