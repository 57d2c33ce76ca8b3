import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style(
  kit({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    borderBottom: `1px solid ${vars.border.default}`,
  }),
);
export const tab = style(
  kit({
    minHeight: '48px',
    padding: '0 12px',
    fontWeight: 500,
    color: vars.text.secondary,
    borderBottom: '2px solid transparent',
    marginBottom: '-1px',
    selectors: {
      '&[data-state=active]': { color: vars.text.link, borderBottomColor: 'currentColor', fontWeight: 600 },
    },
  }),
);
export const panel = style(kit({ paddingTop: '20px' }));
