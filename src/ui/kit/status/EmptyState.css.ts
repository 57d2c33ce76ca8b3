import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { scale, vars } from '../theme/theme.css.ts';

export const empty = style(
  kit({
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '14px',
    padding: '36px 24px',
    // Alone on a page of the shop, it has the garland of Diwali above it.
    selectors: { 'main[data-route] > * > &': { paddingTop: '80px' } },
  }),
);
export const title = style(
  kit({ fontFamily: scale.font.display, fontSize: '1.75rem', lineHeight: 1.18, textWrap: 'balance' }),
);
export const words = style(kit({ color: vars.text.secondary, maxWidth: '42ch', textWrap: 'balance' }));
export const actions = style(
  kit({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginTop: '6px' }),
);
