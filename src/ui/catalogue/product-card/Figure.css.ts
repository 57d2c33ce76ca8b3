import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale } from '../../kit/theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  gap: '36px',
  paddingBlock: '88px',
  '@media': {
    [media.phone]: { paddingBlock: '56px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)', gap: '64px', alignItems: 'center' },
  },
});

export const picture = style({
  width: '100%',
  maxWidth: '560px',
  aspectRatio: '4 / 5',
  marginInline: 'auto',
  '@media': { [media.phone]: { maxWidth: '320px' } },
});
export const latin = style({ fontFamily: scale.font.display, fontStyle: 'italic', fontSize: '1.25rem' });
export const title = style({ margin: '6px 0 12px' });
export const lead = style({ marginBottom: '26px', fontSize: '1.0625rem', lineHeight: 1.6 });

export const table = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const cell = style({
  padding: '13px 0',
  verticalAlign: 'top',
  borderBottom: '1px solid color-mix(in srgb, currentColor 24%, transparent)',
});
export const name = style({
  display: 'block',
  fontFamily: scale.font.display,
  fontWeight: 400,
  fontSize: '1.25rem',
  lineHeight: 1.25,
});
export const amount = style({
  paddingLeft: '16px',
  textAlign: 'right',
  fontWeight: 600,
  // An amount keeps its unit beside it, also in letters twice as large.
  '@media': { [media.phone]: { paddingLeft: '8px' } },
});
