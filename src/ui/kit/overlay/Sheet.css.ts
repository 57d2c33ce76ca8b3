import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { scale, vars } from '../theme/theme.css.ts';

export const sheet = style(
  kit({
    position: 'fixed',
    zIndex: 50,
    inset: '0 0 0 auto',
    width: '460px',
    maxWidth: '100%',
    height: '100dvh',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    background: vars.surface.drawer,
    boxShadow: vars.shadow.drawer,
    '@media': { [media.phone]: { width: '100%' } },
    selectors: { '&:focus-visible': { outline: 0 } },
  }),
);

export const head = style(
  kit({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, auto) minmax(min-content, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    padding: '14px 12px 12px 24px',
    '@media': { [media.phone]: { paddingLeft: '16px' } },
    selectors: { '[data-season=diwali] &': { paddingTop: '46px' } },
  }),
);

export const garland = style(
  kit({
    position: 'absolute',
    inset: '0 0 auto',
    selectors: { ':root:not([data-season=diwali]) &': { display: 'none' } },
  }),
);

/** First in the DOM, so it gets initial focus; placed on the right. */
export const close = style(kit({ gridColumn: 3, gridRow: 1 }));

export const title = style(
  kit({
    gridColumn: 1,
    gridRow: 1,
    fontFamily: scale.font.display,
    fontSize: '1.75rem',
    lineHeight: 1.18,
    letterSpacing: '-.006em',
  }),
);
export const aside = style(kit({ gridColumn: 2, gridRow: 1, color: vars.text.muted }));

export const body = style(
  kit({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '0 24px 24px',
    scrollbarWidth: 'thin',
    '@media': { [media.phone]: { padding: '0 16px 20px' } },
  }),
);

export const foot = style(
  kit({
    borderTop: `1px solid ${vars.border.default}`,
    padding: '14px 24px 20px',
    '@media': { [media.phone]: { padding: '12px 16px calc(16px + env(safe-area-inset-bottom))' } },
  }),
);
