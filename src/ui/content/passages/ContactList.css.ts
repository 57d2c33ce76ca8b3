import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const list = style({ borderTop: `1px solid ${vars.border.strong}` });
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  paddingBlock: '6px',
  borderBottom: `1px solid ${vars.border.default}`,
});
export const icon = style({ alignSelf: 'start', marginTop: '12px', color: vars.text.secondary });
export const name = style({ flex: '0 0 5.25rem' });
// Below its name where larger letters leave no room beside it.
export const value = style({ flex: '1 1 9rem', minWidth: 0, paddingBlock: '10px' });
export const line = style({ display: 'block' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBlock: '-10px',
  color: vars.text.link,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
});
