import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** Up to and including 768 px, links are behind the hamburger and a bottom bar shows. */
const narrow = 'screen and (max-width: 768.98px)';
const belowDesktop = 'screen and (max-width: 1023.98px)';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: '24px',
  minHeight: '68px',
  padding: '0 20px',
  borderBottom: `1px solid ${vars.border.default}`,
  '@media': { [media.phone]: { minHeight: '56px', gap: '8px', padding: '0 16px' } },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.75 } } } },
});
export const links = style({
  display: 'flex',
  gap: '24px',
  marginLeft: 'auto',
  fontWeight: 500,
  '@media': { [narrow]: { display: 'none' } },
});
export const hamburger = style({
  marginLeft: '-12px',
  '@media': { 'screen and (min-width: 769px)': { display: 'none' } },
});
const underlined = { textDecoration: 'underline', textUnderlineOffset: '6px' };
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  '@media': { [media.hover]: { selectors: { '&:hover': underlined } } },
});
export const logout = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 8px',
  fontWeight: 500,
  '@media': { [narrow]: { marginLeft: 'auto' }, [media.hover]: { selectors: { '&:hover': underlined } } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '256px minmax(0, 1fr)',
  minHeight: 'calc(100dvh - 68px)',
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    print: { display: 'block', minHeight: 0 },
  },
});

/** A column on wide screens. On small ones the sections are in a sheet. */
export const sidebar = style({
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  // Minus the header, so the sidebar's end is visible before the page scrolls.
  maxHeight: 'calc(100dvh - 68px)',
  overflowY: 'auto',
  // The bottom padding exceeds a row's height, so the fully scrolled sidebar can start with a whole row.
  padding: '20px 12px 64px',
  '@media': { [belowDesktop]: { display: 'none' } },
});

/** The bar with the open section's name, on small screens. */
export const opener = style({
  display: 'none',
  '@media': {
    [belowDesktop]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '60px',
      padding: '0 4px',
      borderBottom: `1px solid ${vars.border.default}`,
    },
  },
});
export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  width: '100%',
  padding: '0 12px',
  borderRadius: radius.sm,
  fontWeight: 600,
  textAlign: 'start',
});

export const sections = style({
  display: 'grid',
  gap: '2px',
});

export const group = style({ flexShrink: 0 });
export const groupTitle = style({
  padding: '20px 12px 6px',
  fontSize: '14px',
  fontWeight: 500,
  color: vars.text.muted,
});

/** The number of open items. The link's aria-description says it, so the badge itself is silent. */
const count = {
  content: 'attr(data-count) / ""',
  minWidth: '22px',
  padding: '0 6px',
  borderRadius: radius.sm,
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  fontSize: '12px',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  minWidth: '96px',
  padding: '0 12px',
  borderRadius: radius.sm,
  fontWeight: 500,
  lineHeight: 1.25,
  selectors: {
    '&[aria-current=page]': { background: vars.surface.selected, color: vars.text.link, fontWeight: 600 },
    '&[data-count]::after': { ...count, marginInlineStart: 'auto' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } },
  },
});

export const main = style({
  padding: '20px clamp(16px, 4vw, 48px) 64px',
  minWidth: 0,
  borderLeft: `1px solid ${vars.border.default}`,
  '@media': {
    [belowDesktop]: { borderLeft: 0 },
    [narrow]: { padding: '20px 16px 112px' },
  },
});

export const bar = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'block',
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 20,
      background: vars.surface.raised,
      borderTop: `1px solid ${vars.border.default}`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
});
export const barRows = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  // As high while the role isn't known yet.
  minHeight: '60px',
});
export const barLink = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: '60px',
  fontSize: '13px',
  fontWeight: 500,
  borderTop: '2px solid transparent',
  selectors: {
    '&[aria-current=page]': { color: vars.text.link, fontWeight: 600, borderTopColor: 'currentColor' },
    '&[data-count]::after': { ...count, position: 'absolute', top: '5px', insetInlineStart: 'calc(50% + 6px)' },
  },
});
