import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, scale, vars } from '../../kit/theme/theme.css.ts';

export const panel = style({
  marginTop: '18px',
  padding: '6px 6px 6px 14px',
  border: `1px solid ${vars.status.successText}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
  fontSize: '.9375rem',
  lineHeight: 1.4,
});

const isOpen = `${panel}:has(details[open]) &`;

export const head = style({ display: 'flex', alignItems: 'center', gap: '10px', color: vars.status.successText });
export const title = style({ flex: 1, minWidth: 0, color: vars.text.primary, fontWeight: 600 });
export const folded = style({
  selectors: { [isOpen]: { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px' } },
});
export const unfolded = style({ display: 'none', selectors: { [isOpen]: { display: 'inline' } } });
export const saving = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums lining-nums' });
export const note = style({ paddingRight: '8px', fontSize: '.875rem', color: vars.text.secondary });

export const details = style({ paddingRight: '8px' });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  color: vars.text.link,
  fontSize: '.875rem',
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
  },
});
export const small = style({ fontSize: '.875rem', color: vars.text.muted });
export const name = style({ fontFamily: scale.font.display, fontSize: '1.25rem', lineHeight: 1.3 });
export const caption = style({
  marginTop: '10px',
  paddingTop: '10px',
  borderTop: `1px solid ${vars.border.subtle}`,
  fontWeight: 600,
});
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  margin: '6px 0',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const good = style({ color: vars.text.saving, fontWeight: 600 });
export const points = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  paddingBottom: '6px',
  fontSize: '.875rem',
  color: vars.text.secondary,
});
