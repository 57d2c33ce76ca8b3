import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const page = style({
  paddingBlock: '72px 96px',
  '@media': {
    [media.phone]: {
      paddingBlock: '56px 64px',
      // The garland hangs above the title.
      selectors: { ':root[data-season=diwali] &': { paddingTop: '80px' } },
    },
  },
});

/** Rows are as wide as they read well; an empty list takes the page. */
export const list = style({ selectors: { '&[data-filled=true]': { maxWidth: '760px' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

export const note = style({ display: 'block', marginTop: '8px', color: vars.text.muted });
export const rows = style({ marginTop: '24px', display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 20px',
  padding: '20px 0',
  borderTop: `1px solid ${vars.border.subtle}`,
  '@media': { [media.phone]: { columnGap: '16px' } },
});

export const body = style({ display: 'grid', gap: '4px', alignContent: 'center', minWidth: 0 });
export const name = style({ fontFamily: scale.font.display, fontSize: '1.375rem', lineHeight: 1.2 });
export const price = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const gone = style({ color: vars.text.muted, fontWeight: 500 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: '8px',
});

export const remove = style({
  minHeight: '44px',
  color: vars.text.secondary,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } } },
});
