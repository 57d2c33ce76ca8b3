import { style } from '@vanilla-extract/css';
import { kit } from '../../theme/layer.ts';
import { media } from '../../theme/media.ts';
import { scale, vars } from '../../theme/theme.css.ts';

export const mark = style(
  kit({
    flex: 'none',
    color: vars.brand.solid,
    selectors: { '&[data-inherit]': { color: vars.text.onInverseAccent } },
  }),
);

export const leaf = style(
  kit({ fill: vars.surface.canvas, selectors: { [`${mark}[data-inherit] &`]: { fill: vars.surface.inverse } } }),
);

export const word = style(
  kit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '9px',
    fontFamily: scale.font.display,
    fontSize: '1.75rem',
    lineHeight: 1,
    letterSpacing: '-.01em',
    '@media': { [media.phone]: { fontSize: 'min(1.5rem, 7.5vw)' } },
  }),
);
