import { style } from '@vanilla-extract/css';
import { media } from '../kit/theme/media.ts';
import { radius, vars } from '../kit/theme/theme.css.ts';
import { layout } from '../kit/theme/tokens.ts';

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: '20px 0 16px' });
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 16px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  fontWeight: 500,
  selectors: {
    '&[aria-current=page]': { background: vars.surface.selected, color: vars.text.link, fontWeight: 600 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
});

export const rows = style({ maxWidth: layout.container.section, borderTop: `1px solid ${vars.border.subtle}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 96px',
  alignItems: 'center',
  gap: '16px',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '10px 14px' },
    // Its words stand under the title; only what lights up reaches beyond.
    [media.hover]: {
      selectors: {
        '&:hover': {
          background: vars.surface.hover,
          boxShadow: `-8px 0 ${vars.surface.hover}, 8px 0 ${vars.surface.hover}`,
        },
      },
    },
  },
});
export const thumb = style({ '@media': { [media.phone]: { gridRow: '1 / span 2' } } });
export const words = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '2 / -1' } },
});
export const goods = style({ fontWeight: 600, lineHeight: 1.35 });
export const small = style({ fontSize: '.875rem', lineHeight: 1.45, color: vars.text.secondary });
/** Keeps the badge as wide as its text. */
export const state = style({ justifySelf: 'start' });
export const total = style({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 600,
});
export const pages = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '12px',
  maxWidth: layout.container.section,
  marginTop: '16px',
});
export const older = style({ gridColumn: '3', justifySelf: 'end' });
export const newer = style({ justifySelf: 'start' });
export const here = style([small, { gridColumn: '2' }]);
