import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'auto max-content',
  gap: '16px',
  '@media': { [media.phone]: { gridTemplateColumns: 'max-content', justifyContent: 'center', gap: '8px' } },
});
export const quick = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  paddingRight: '16px',
  borderRight: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '6px',
      padding: '0 0 8px',
      contain: 'inline-size',
      borderRight: 0,
      borderBottom: `1px solid ${vars.border.subtle}`,
    },
  },
});
export const legend = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const choice = style({
  minHeight: '36px',
  padding: '0 12px',
  borderRadius: radius.sm,
  textAlign: 'left',
  fontSize: '.9375rem',
  lineHeight: 1.2,
  selectors: { '&[aria-pressed=true]': { background: vars.surface.selected, fontWeight: 600 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed=true])': { background: vars.surface.hover } } },
    [media.phone]: {
      minHeight: '44px',
      padding: '0 6px',
      textAlign: 'center',
      border: `1px solid ${vars.border.default}`,
    },
  },
});
export const days = style({ display: 'grid', gap: '12px', minWidth: 0 });
const narrow = 'minmax(0, 1fr)';
/** As wide as the calendar: the browser’s own inputs would be wider. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: `${narrow} ${narrow}`,
  gap: '10px',
  contain: 'inline-size',
});
globalStyle(`${ends} > div`, { gridTemplateColumns: narrow });
export const foot = style({ display: 'flex', gap: '8px', justifyContent: 'space-between' });
export const apply = style({ marginLeft: 'auto' });
