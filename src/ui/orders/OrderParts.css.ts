import { style } from '@vanilla-extract/css';
import { media } from '../kit/theme/media.ts';
import { vars } from '../kit/theme/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: '32px' } },
});
export const column = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const section = style({ display: 'grid', gap: '14px', alignContent: 'start' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '58px minmax(0, 1fr) auto',
  gap: '14px',
  alignItems: 'center',
  paddingBlock: '8px',
});
export const name = style({ fontWeight: 600, lineHeight: 1.35 });
export const small = style({ fontSize: '.875rem', lineHeight: 1.45, color: vars.text.secondary });
export const link = style({
  color: vars.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
});
export const note = style({ fontSize: '.875rem', lineHeight: 1.45, fontWeight: 600, color: vars.text.secondary });
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
// Balanced: a date that is longer than the line would leave its month alone on the next.
export const arrival = style({ display: 'flex', gap: '14px', alignItems: 'center', textWrap: 'balance' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
