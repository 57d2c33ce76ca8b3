import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { scale } from '../../../kit/theme/theme.css.ts';

export const part = style({ padding: '56px 0', '@media': { [media.tablet]: { padding: '72px 0' } } });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: '24px',
});
/** Negative margin, so that the button's text aligns with its surroundings. */
export const more = style({ marginInline: '-12px' });
export const three = style({
  display: 'grid',
  gap: '36px 28px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const letter = style({ display: 'grid', gap: '14px' });
export const words = style({ fontFamily: scale.font.display, fontSize: '1.375rem', lineHeight: 1.4 });
