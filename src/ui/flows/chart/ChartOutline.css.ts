import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const outline = style({
  listStyle: 'none',
  paddingInlineStart: '14px',
  borderInlineStart: `1px solid ${vars.border.default}`,
});
export const outlineState = style({ padding: '4px 0', fontSize: '14px' });
export const outlineName = style({
  fontWeight: 600,
  selectors: { '[data-lit="true"] > &': { color: vars.brand.solid } },
});
export const outlineButton = style({
  border: 'none',
  background: 'none',
  padding: '2px 0',
  font: 'inherit',
  fontWeight: 600,
  color: vars.text.primary,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: vars.border.strong,
  textUnderlineOffset: '3px',
  selectors: {
    '[data-lit="true"] > &': { color: vars.brand.softText },
    '&[aria-pressed="true"]': { textDecorationColor: vars.text.primary, textDecorationThickness: '2px' },
  },
});
export const outlineText = style({ color: vars.text.muted });
export const outlineRow = style({ color: vars.text.muted, fontSize: '13px', paddingInlineStart: '12px' });
