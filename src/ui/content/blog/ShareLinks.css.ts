import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginTop: '8px' });
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  fontWeight: 500,
  selectors: { '&:hover': { color: vars.text.link, textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
