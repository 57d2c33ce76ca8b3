import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** A phone of 390 × 760 px at about four fifths of its size. */
export const phone = style({
  width: '320px',
  height: '624px',
  maxWidth: '100%',
  marginTop: '10px',
  overflow: 'hidden',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.md,
  background: vars.surface.canvas,
  selectors: {
    '&[data-shown="false"]': { display: 'none' },
    '&[data-where="beside"]': {
      width: '390px',
      height: 'calc(100% - 34px)',
      margin: 0,
      border: 'none',
      borderRadius: 0,
    },
  },
});
export const screen = style({
  width: '390px',
  height: '760px',
  border: 'none',
  transform: 'scale(0.8205)',
  transformOrigin: '0 0',
  pointerEvents: 'none',
  selectors: { '[data-where="beside"] > &': { height: '100%', transform: 'none' } },
});
/** What is seen, above it. */
export const beside = style({
  display: 'block',
  minHeight: '34px',
  padding: '7px 12px',
  fontSize: '13px',
  color: vars.text.muted,
  borderBottom: `1px solid ${vars.border.default}`,
});
