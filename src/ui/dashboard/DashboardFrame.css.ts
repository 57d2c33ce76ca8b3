import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { radius, vars } from '../theme/theme.css.ts';

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

export const home = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
export const links = style({
  display: 'flex',
  gap: '24px',
  marginLeft: 'auto',
  fontWeight: 500,
  '@media': { [media.phone]: { display: 'none' } },
});
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
export const logout = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 8px',
  fontWeight: 500,
  '@media': { [media.phone]: { marginLeft: 'auto' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  minHeight: 'calc(100dvh - 68px)',
  '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

/** A column on wide screens; a row that scrolls by itself on small ones. */
export const sidebar = style({
  padding: '20px 12px',
  borderRight: `1px solid ${vars.border.default}`,
  '@media': {
    [belowDesktop]: {
      padding: '8px 12px',
      borderRight: 0,
      borderBottom: `1px solid ${vars.border.default}`,
      overflowX: 'auto',
    },
  },
});

export const sections = style({
  display: 'grid',
  gap: '2px',
  '@media': { [belowDesktop]: { gridAutoFlow: 'column', justifyContent: 'start', gap: '4px' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  minWidth: '96px',
  padding: '0 12px',
  borderRadius: radius.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current=page]': { background: vars.surface.selected, color: vars.text.link, fontWeight: 600 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
});

export const main = style({
  padding: '32px clamp(16px, 4vw, 48px) 64px',
  minWidth: 0,
});
