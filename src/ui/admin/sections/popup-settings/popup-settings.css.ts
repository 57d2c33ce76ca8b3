import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../../kit/theme/theme.css.ts';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px' });

/** A phone of 390 by 760 or a screen of 1280 by 800, scaled to the card's width. */
export const place = style({
  width: '298px',
  maxWidth: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  background: vars.surface.canvas,
  selectors: {
    '&[data-width="phone"]': { height: '581px' },
    '&[data-width="desktop"]': { height: '186px' },
  },
});
export const frame = style({
  border: 'none',
  transformOrigin: '0 0',
  pointerEvents: 'none',
  selectors: {
    '&[data-width="phone"]': { width: '390px', height: '760px', transform: 'scale(0.7641)' },
    '&[data-width="desktop"]': { width: '1280px', height: '800px', transform: 'scale(0.2328)' },
  },
});

export const answer = style({
  display: 'grid',
  gap: '4px',
  padding: '12px 16px',
  borderLeft: `3px solid ${vars.border.strong}`,
  background: vars.surface.tint,
  selectors: { '&[data-yes]': { borderLeftColor: vars.text.saving } },
});
export const title = style({ fontWeight: 600, margin: 0 });
export const words = style({ margin: 0, color: vars.text.secondary });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' });
