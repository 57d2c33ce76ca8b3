import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { raised } from '../../../kit/theme/boxes.ts';
import { scale, vars } from '../../../kit/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: '20px',
});
export const page = style({
  display: 'grid',
  gap: '20px',
  transition: `opacity ${scale.quick}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

/** One bordered row, no tiles. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  margin: 0,
  ...raised,
  overflow: 'hidden',
  '@media': {
    'screen and (max-width: 1199.98px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(156px, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const figure = style({
  padding: '16px 20px',
  boxShadow: `-1px -1px 0 ${vars.border.default}`,
  '@media': {
    // The last of five has a row of its own, so its border runs the full width.
    [media.phone]: { padding: '14px 16px', selectors: { '&:last-child': { gridColumn: '1 / -1' } } },
  },
});
export const label = style({ fontSize: '14px', color: vars.text.secondary });
export const value = style({
  margin: '2px 0',
  fontSize: '22px',
  fontWeight: 600,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const note = style({
  margin: 0,
  fontSize: '13px',
  lineHeight: 1.4,
  selectors: {
    '&[data-tone=good]': { color: vars.status.successText },
    '&[data-tone=bad]': { color: vars.status.dangerText },
    '&[data-tone=quiet]': { color: vars.text.muted },
  },
});

export const title = style({ marginBottom: '12px', fontSize: '16px', fontWeight: 600 });
export const pair = style({
  display: 'grid',
  gap: '20px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const quiet = style({ color: vars.text.muted });
export const row = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '52px',
  padding: '6px 0',
});
export const wide = style({ flex: '1 1 auto', minWidth: 0 });
export const under = style({ display: 'block', fontSize: '13px', color: vars.text.muted });
export const end = style({
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const share = style({
  display: 'block',
  height: '3px',
  marginTop: '4px',
  background: vars.chart.s1,
  selectors: { '&[data-tone=low]': { background: vars.chart.s2 } },
});
