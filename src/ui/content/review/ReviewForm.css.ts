import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

/** The garland of Diwali hangs above the title. */
export const page = style({ paddingBlock: '72px 88px', '@media': { [media.phone]: { paddingTop: '56px' } } });
export const lead = style({ maxWidth: '36rem', marginTop: '8px', color: vars.text.secondary });
export const form = style({ display: 'grid', gap: '24px', maxWidth: '640px', marginTop: '24px' });
export const stars = style({ display: 'flex', gap: '4px', flexWrap: 'wrap' });
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  color: vars.border.strong,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } } },
  selectors: {
    '&[data-full]': { color: vars.text.primary },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
  },
});
globalStyle(`${star}[data-full] svg`, { fill: 'currentColor' });
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const legend = style({ fontWeight: 500, marginBottom: '4px' });
export const error = style({ color: vars.status.dangerText, marginTop: '4px' });
export const trouble = style({ maxWidth: '640px', marginTop: '20px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '24px' });
