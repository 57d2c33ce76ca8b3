import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const strip = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18px' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 16px' });
export const heading = style({
  fontFamily: scale.font.display,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  '@media': { [media.phone]: { fontSize: '1.375rem' } },
});
export const saving = style({ marginTop: '4px', color: vars.text.secondary });

/** The arrows and the way to all stay together where the title leaves no room beside it. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  marginLeft: 'auto',
});
export const moves = style({
  display: 'flex',
  gap: '8px',
  selectors: { '&[data-count="1"], &[data-count=none]': { display: 'none' } },
  '@media': { [media.desktop]: { selectors: { '&:not([data-count=many])': { display: 'none' } } } },
});

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(300px, 82%)',
  gap: '16px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  padding: '4px',
  margin: '-4px',
  scrollPadding: '4px',
  selectors: {
    '&[data-unfolded=true]': {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
      overflowX: 'visible',
    },
  },
  '@media': {
    [media.still]: { scrollBehavior: 'auto' },
    // The arrows move 300 px, wherever a card begins.
    [media.hover]: { scrollSnapType: 'none' },
    [media.desktop]: { gridAutoColumns: 'calc((100% - 32px) / 3)' },
  },
});
export const item = style({
  display: 'grid',
  scrollSnapAlign: 'start',
  minWidth: 0,
});

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  gap: '8px',
  '@media': { [media.desktop]: { selectors: { '&:not([data-count=many])': { display: 'none' } } } },
});
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.border.default,
  selectors: { '&[data-current=true]': { background: vars.brand.solid } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  paddingTop: '12px',
  borderTop: `1px solid ${vars.border.subtle}`,
  fontSize: '.875rem',
  color: vars.text.secondary,
});
