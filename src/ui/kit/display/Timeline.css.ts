import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style(kit({ display: 'grid' }));

export const step = style(
  kit({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '14px',
    paddingBottom: '22px',
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        left: '11px',
        top: '24px',
        bottom: 0,
        width: '2px',
        background: vars.border.default,
      },
      '&[data-state=done]:not(:last-child)::before': { background: vars.brand.solid },
      '&[data-state=next]': { color: vars.text.muted },
    },
  }),
);

export const dot = style(
  kit({
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    border: `2px solid ${vars.border.strong}`,
    background: vars.surface.raised,
    selectors: {
      [`${step}[data-state=done] &`]: {
        background: vars.brand.solid,
        borderColor: vars.brand.solid,
        color: vars.text.onBrand,
      },
      [`${step}[data-state=current] &`]: {
        borderColor: vars.brand.solid,
        boxShadow: `inset 0 0 0 4px ${vars.surface.raised}`,
        background: vars.brand.solid,
      },
      [`${step}[data-state=failed] &`]: {
        background: vars.status.dangerSolid,
        borderColor: vars.status.dangerSolid,
        color: vars.status.onDanger,
      },
    },
  }),
);

export const label = style(kit({ fontWeight: 600, lineHeight: '24px' }));
export const detail = style(kit({ fontSize: '.875rem', lineHeight: 1.45, color: vars.text.secondary }));
