import { style } from '@vanilla-extract/css';
import { scannable } from '../../kit/theme/boxes.ts';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const place = style({
  display: 'flex',
  gap: '14px',
  alignItems: 'flex-start',
  paddingBottom: '24px',
  marginBottom: '26px',
  borderBottom: `1px solid ${vars.border.default}`,
});
export const placeWords = style({ flex: 1, minWidth: 0 });
export const placeName = style({ fontWeight: 600 });
/** Beside a name whose line is lower than the button. */
export const change = style({ marginBlock: '-5px' });
export const small = style({ fontSize: '.875rem', lineHeight: 1.45, color: vars.text.secondary });
export const promise = style({
  display: 'flex',
  gap: '6px',
  marginTop: '16px',
  fontSize: '.875rem',
  lineHeight: 1.4,
  color: vars.text.muted,
});
export const notice = style({ display: 'grid', gap: '12px', marginBottom: '20px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '16px' });
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: '12px' });

/** The panel of a payment in progress. */
export const panel = style({
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
  padding: '24px 20px 26px',
});
export const panelTitle = style({ marginBottom: '6px' });

export const upi = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '26px',
  '@media': { [media.tablet]: { gridTemplateColumns: '196px minmax(0, 1fr)', gap: '32px' } },
});

export const qr = style({
  width: '196px',
  height: '196px',
  ...scannable,
});

export const how = style({ display: 'grid', gap: '8px', counterReset: 'how', marginBlock: '14px' });
export const howStep = style({
  counterIncrement: 'how',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '10px',
  '::before': {
    content: 'counter(how)',
    display: 'grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    marginTop: '1px',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: '50%',
    fontSize: '.8125rem',
    fontWeight: 600,
  },
});

export const wait = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  fontSize: '.9375rem',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The QR code is for another device, so on phones it comes after the button that opens the UPI app. */
export const scan = style({ order: 1, '@media': { [media.tablet]: { order: 0 } } });
export const onDesktop = style({ '@media': { [media.phone]: { display: 'none' } } });
export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const phoneWords = style({ margin: '6px 0 14px', color: vars.text.secondary });
export const apps = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px', marginBottom: '14px' });
