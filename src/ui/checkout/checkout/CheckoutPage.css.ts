import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '22px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: '56px' } },
});

export const title = style({
  marginBottom: '28px',
  // On phones the order above it keeps it clear of the header, if there is one.
  selectors: { '&:first-child': { marginTop: '28px' } },
  '@media': { [media.desktop]: { selectors: { '&:first-child': { marginTop: 0 } } } },
});
/** Only until the shop runs: rendered again in its own fonts, they would count as a later first view. */
export const words = style({
  maxWidth: '36rem',
  marginBottom: '28px',
  selectors: { 'html[data-shop=open] &': { visibility: 'hidden' } },
});
/** What has to be settled first: an item that can't be bought, or a prescription. */
export const held = style({ marginBottom: '28px' });
export const waiting = style({
  display: 'grid',
  gap: '18px',
  maxWidth: '560px',
  minHeight: '480px',
  alignContent: 'start',
});

export const step = style({
  borderTop: `1px solid ${vars.border.default}`,
  padding: '26px 0 30px',
  selectors: { '&:first-of-type': { borderTop: 0, paddingTop: 0 } },
});

export const stepHead = style({ display: 'flex', alignItems: 'center', gap: '14px' });

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '30px',
  height: '30px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: '50%',
  fontSize: '.9375rem',
  fontWeight: 600,
  selectors: {
    [`${step}[data-state=done] &`]: {
      background: vars.brand.solid,
      borderColor: vars.brand.solid,
      color: vars.text.onBrand,
    },
  },
});

export const stepTitle = style({
  flex: 'none',
  selectors: { [`${step}[data-state=next] &`]: { color: vars.text.muted } },
});
export const stepAside = style({
  marginLeft: 'auto',
  fontSize: '.875rem',
  lineHeight: 1.4,
  color: vars.text.muted,
  textAlign: 'right',
});

export const stepBody = style({
  marginTop: '18px',
  '@media': { [media.desktop]: { paddingLeft: '44px' } },
  selectors: { [`${step}[data-state=done] &`]: { marginTop: '8px' } },
});

export const summaryLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** What the order says as well, where the order is folded. */
export const besideFold = style({ marginBottom: '12px', '@media': { [media.desktop]: { display: 'none' } } });

/** The page's main button; sticky at the bottom on phones. */
export const bar = style({
  '@media': {
    'screen and (max-width: 1023.98px)': {
      position: 'fixed',
      inset: 'auto 0 0 0',
      zIndex: 9,
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      background: vars.surface.raised,
      borderTop: `1px solid ${vars.border.default}`,
    },
    [media.desktop]: { marginTop: '24px' },
  },
  selectors: { '&[data-inset]': { '@media': { [media.desktop]: { marginTop: 0, paddingLeft: '44px' } } } },
});

export const barButton = style({
  width: '100%',
  '@media': { [media.desktop]: { width: 'auto', minWidth: '320px' } },
});
