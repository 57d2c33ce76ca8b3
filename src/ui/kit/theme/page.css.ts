import { globalStyle, style } from '@vanilla-extract/css';
import { kit } from './layer.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

/** The page's column: up to 1240px, with the grid's margins. */
export const wrap = style(
  kit({
    width: '100%',
    maxWidth: '1240px',
    marginInline: 'auto',
    paddingInline: '16px',
    '@media': {
      [media.tablet]: { paddingInline: '32px' },
      [media.wide]: { paddingInline: '20px' },
    },
  }),
);

/**
 * A section below the fold. Until the shop opens, it is laid out only when near the viewport; on a page that is followed
 * from another, once the first screen is painted.
 */
export const further = style(
  kit({
    selectors: {
      'html:not([data-laid]) &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 800px' },
      'html[data-laid=top] &': { contentVisibility: 'hidden', containIntrinsicBlockSize: '800px' },
    },
  }),
);

// A lazy picture is fetched from 1250 px away, beside the first ones; these wait until the page is painted.
const waiting = `html:not([data-laid]) ${further}`;
const withScript = '(scripting: enabled)';
globalStyle(`${waiting} picture`, kit({ '@media': { [withScript]: { aspectRatio: '4 / 5' } } }));
globalStyle(`${waiting} img`, kit({ '@media': { [withScript]: { display: 'none' } } }));

/** For screen readers only. */
export const visuallyHidden = style(
  kit({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

/** The page's first link; visible on focus. */
export const skipLink = style(
  kit({
    position: 'fixed',
    zIndex: 90,
    left: '16px',
    top: '8px',
    padding: '12px 16px',
    background: vars.surface.raised,
    color: vars.text.link,
    fontWeight: 600,
    boxShadow: vars.shadow.float,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  }),
);

export const textLink = style(
  kit({
    color: vars.text.link,
    fontWeight: 500,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  }),
);
