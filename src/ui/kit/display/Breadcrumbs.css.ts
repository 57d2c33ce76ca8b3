import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    fontSize: '.875rem',
    color: vars.text.muted,
  }),
);
export const item = style(
  kit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    selectors: { '&:last-child': { flex: '1 1 5rem', minWidth: 0 } },
  }),
);
/** The page itself, in one line: its whole name is the heading below. */
export const current = style(kit({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
export const link = style(kit({ paddingBlock: '6px', selectors: { '&:hover': { textDecoration: 'underline' } } }));
