import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const aside = style({
  display: 'none',
  alignSelf: 'start',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  padding: '22px 22px 24px',
  '@media': { [media.desktop]: { display: 'block' } },
});

/** The summary on phones, collapsed above the page. */
export const folded = style({
  margin: '0 -16px 24px',
  background: vars.surface.tint,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const fold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 10px',
  minHeight: '52px',
  padding: '8px 16px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const foldWords = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const chevron = style({
  display: 'flex',
  selectors: { [`${folded}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const foldBody = style({
  padding: '8px 16px 24px',
  background: vars.surface.raised,
  borderBottom: `1px solid ${vars.border.default}`,
});

export const title = style({ marginBottom: '8px' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '58px minmax(0, 1fr) auto',
  gap: '4px 14px',
  alignItems: 'center',
  padding: '11px 0',
});

export const waiting = style({ height: '112px', paddingBlock: '11px' });
export const thumb = style({ position: 'relative' });
export const count = style({
  position: 'absolute',
  top: '-7px',
  right: '-7px',
  display: 'grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  paddingInline: '5px',
  borderRadius: '99px',
  background: vars.text.secondary,
  color: vars.surface.raised,
  fontSize: '.75rem',
  fontWeight: 600,
  lineHeight: 1,
});
export const name = style({ fontWeight: 600, lineHeight: 1.35 });
export const choice = style({ fontSize: '.8125rem', lineHeight: 1.4, color: vars.text.muted });
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const change = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  // A button of words begins where the others’ frames do.
  selectors: { '&:has(> button)': { marginLeft: '-14px' } },
});
export const problem = style({
  gridColumn: '2 / -1',
  fontSize: '.875rem',
  lineHeight: 1.4,
  fontWeight: 500,
  color: vars.status.dangerText,
});
/** A new price of the line above. */
export const note = style({
  gridColumn: '2 / -1',
  fontSize: '.875rem',
  lineHeight: 1.4,
  color: vars.status.infoText,
});
/** The same in the folded order, below its words. */
export const foldNote = style({
  flexBasis: '100%',
  // Below the words, not below their icon.
  paddingLeft: '32px',
  fontSize: '.875rem',
  fontWeight: 400,
  color: vars.status.infoText,
});
export const rule = style({ border: 0, borderTop: `1px solid ${vars.border.subtle}`, margin: '14px 0 6px' });
export const repricing = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const again = style({ marginBottom: '12px' });

/** Reserves the space of the membership row, which is lower without a link to learn more. */
export const club = style({
  display: 'flow-root',
  minHeight: '136px',
  selectors: { '&[data-low=true]': { minHeight: '108px' } },
});

export const coupon = style({ display: 'block' });
export const couponFold = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  fontWeight: 500,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.link } } } },
});
export const couponSign = style({
  marginLeft: 'auto',
  display: 'flex',
  selectors: { [`${coupon}[open] &`]: { transform: 'rotate(45deg)' } },
});
export const couponForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '10px',
  alignItems: 'end',
  paddingBlock: '4px 8px',
});
export const couponWords = style({
  gridColumn: '1 / -1',
  fontSize: '.875rem',
  lineHeight: 1.4,
  fontWeight: 500,
  color: vars.status.dangerText,
  selectors: { '&[data-good]': { color: vars.status.successText } },
});
export const couponApplied = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  justifyContent: 'space-between',
});
