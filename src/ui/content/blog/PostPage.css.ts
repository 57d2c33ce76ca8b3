import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';
import { layout } from '../../kit/theme/tokens.ts';

/** Its parts stand by its own width: beside a form it is a column, whatever the window has. */
export const article = style({ containerType: 'inline-size' });
export const top = style({
  display: 'grid',
  // Not as wide as the one line of where the post stands.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  '@container': {
    '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px', alignItems: 'start' },
    '(min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 460px', gap: '72px' },
  },
});
/** The text, and beside it what goes with it; `columns` of other pages ask for the width of the window. */
export const columns = style({
  display: 'grid',
  gap: '48px',
  marginTop: '40px',
  '@container': {
    '(min-width: 900px)': {
      gridTemplateColumns: `minmax(0, ${layout.container.text}) 300px`,
      justifyContent: 'space-between',
      marginTop: '56px',
    },
  },
});
export const art = style({
  height: '360px',
  // Full-bleed on phones.
  marginInline: '-16px',
  '@media': {
    [media.tablet]: { height: '375px', marginInline: 0, marginTop: '8px' },
    [media.desktop]: { height: '575px' },
    print: { marginInline: 0 },
  },
});
export const caution = style({
  padding: '20px 24px',
  background: vars.surface.tint,
  // Printed pages have no background, so the text needs no padding.
  '@media': { print: { paddingInline: 0 } },
});
export const others = style({ display: 'grid', gap: '24px', marginTop: '96px' });
export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '575px',
  objectFit: 'cover',
  background: vars.surface.tint,
  '@media': { [media.tablet]: { marginTop: '8px' } },
});
