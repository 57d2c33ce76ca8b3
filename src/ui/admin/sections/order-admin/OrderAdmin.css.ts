import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { radius, vars } from '../../../kit/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: '20px',
});
export const work = style({
  display: 'grid',
  gap: '14px',
  marginBottom: '20px',
  '@media': { print: { selectors: { '&:not(:has(> p))': { display: 'none' } } } },
});
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  '@media': {
    // Its buttons aren't printed either.
    print: { display: 'none' },
  },
});
export const next = style({
  minWidth: '260px',
  // A long name is on a line of its own.
  textWrap: 'balance',
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});
export const notice = style({ marginBottom: '20px' });
export const unmatched = style({ display: 'grid', gap: '16px', marginBottom: '20px' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '12px 16px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  '@media': { [media.phone]: { gridTemplateColumns: '120px minmax(0, 1fr)', gap: '12px' } },
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px' });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const step = style({ display: 'grid', gap: '6px', alignContent: 'start', justifyItems: 'start' });
export const reason = style({ fontSize: '13px', lineHeight: 1.4, color: vars.text.muted });
export const part = style({
  display: 'grid',
  gap: '4px',
  selectors: { '& + &': { paddingTop: '12px', borderTop: `1px solid ${vars.border.subtle}` } },
});
/** The words of a button without a frame begin where the note does. */
export const noteStep = style({ marginLeft: '-14px' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  color: vars.text.link,
  textDecoration: 'underline',
});
/** What decides about a return is seen before its buttons; a press opens it whole. */
export const photos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: '8px 0',
  selectors: { '&:empty': { display: 'none' } },
});
export const photo = style({
  display: 'block',
  height: '180px',
  minWidth: '120px',
  maxWidth: '100%',
  objectFit: 'contain',
  borderRadius: radius.xs,
  border: `1px solid ${vars.border.default}`,
  background: vars.surface.sunken,
});
export const attempts = style({ display: 'grid', gap: '12px' });

export const form = style({ display: 'grid', gap: '16px', marginTop: '16px' });
/** The footer is sticky, so this can't be a grid: a grid item would stay in its row. */
export const refund = style({ display: 'flex', flexDirection: 'column', gap: '16px', marginTop: '16px' });
export const why = style({
  display: 'grid',
  gap: '16px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Extends over the dialog's padding. */
export const foot = style({
  position: 'sticky',
  bottom: '-28px',
  margin: '0 -28px -28px',
  padding: '0 28px 28px',
  background: vars.surface.raised,
  '@media': {
    [media.phone]: {
      bottom: 'calc(-20px - env(safe-area-inset-bottom))',
      margin: '0 -16px calc(-20px - env(safe-area-inset-bottom))',
      padding: '0 16px calc(20px + env(safe-area-inset-bottom))',
    },
  },
});
// Scrolls focused elements above the footer.
globalStyle(`${refund} > :not(${foot}) *`, { scrollMarginBottom: '220px' });
export const field = style({ display: 'grid', gap: '6px' });
export const label = style({ fontSize: '15px', fontWeight: 600 });
export const input = style({
  minHeight: '48px',
  width: '100%',
  padding: '10px 12px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
  color: vars.text.primary,
  font: 'inherit',
  selectors: { '&[aria-invalid=true]': { borderColor: vars.status.dangerText, borderWidth: '2px' } },
});
export const aside = style({
  fontSize: '14px',
  fontWeight: 400,
  color: vars.text.muted,
  selectors: { '&[data-error]': { color: vars.status.dangerText } },
});
export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: '12px' });

export const documents = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const units = style({ display: 'grid', gap: '4px' });
export const unit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 14px',
  alignItems: 'center',
  padding: '10px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
