import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: '20px', maxWidth: '560px' });
export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 22px',
  color: vars.text.secondary,
});
/** A button of words begins where the words around it do. */
export const change = style({ justifySelf: 'start', marginLeft: '-14px' });
export const actions = style({ display: 'grid', gap: '8px' });
export const sandbox = style({ fontSize: '.875rem', lineHeight: 1.45, color: vars.text.muted });
