import { t } from '../../../../domain/kit/text/text.ts';
import { bannerIcons } from '../../../../domain/promotions/banner.ts';
import { bundleTypes } from '../../../../domain/promotions/bundle/store-bundle.ts';
import { couponTypes } from '../../../../domain/promotions/coupon/coupon.ts';
import { defaultPopupSettings } from '../../../../domain/promotions/popup.ts';
import type { PopupKind, Values } from './popup-test.types.ts';

/** A field of the test page, with its limits or options. */
export type TestField = { readonly name: string; readonly label: string; readonly value: string } & (
  | { readonly input: 'text' | 'list' | 'check' }
  | { readonly input: 'number'; readonly min: number; readonly max: number; readonly isOptional?: boolean }
  | { readonly input: 'colour' }
  | { readonly input: 'choice'; readonly options: readonly string[] }
);

const sale = defaultPopupSettings;
const check = (isTicked: boolean) => (isTicked ? 'yes' : '');
const number = (name: string, label: string, value: number, min: number, max: number) =>
  ({ name, label, value: String(value), input: 'number', min, max }) as const;

/** Every field of FLS-02, in order. */
const flashFields: readonly TestField[] = [
  { name: 'isActive', label: t`Active`, value: check(sale.isActive), input: 'check' },
  number('showAfterSeconds', t`Show after (seconds)`, sale.showAfterSeconds, 0, 3600),
  {
    name: 'exitIntentEnabled',
    label: t`On exit intent`,
    value: check(sale.exitIntentEnabled),
    input: 'check',
  },
  { name: 'scrollTriggerEnabled', label: t`On scroll`, value: check(sale.scrollTriggerEnabled), input: 'check' },
  number('scrollTriggerPercent', t`Scroll depth in percent`, sale.scrollTriggerPercent, 1, 100),
  number('maxShowsPerSession', t`Most times per session`, sale.maxShowsPerSession, 1, 999),
  number('maxShowsPerDay', t`Most times per day`, sale.maxShowsPerDay, 1, 999),
  { name: 'showsAgain', label: t`Again in the same visit`, value: check(sale.showsAgain), input: 'check' },
  { name: 'enabledPages', label: t`Pages, one per line`, value: sale.enabledPages.join('\n'), input: 'list' },
  { name: 'disabledPages', label: t`Not on these pages`, value: sale.disabledPages.join('\n'), input: 'list' },
  number('timerDuration', t`Timer in seconds`, sale.timerDuration, 1, 86_400),
  { name: 'couponCode', label: t`Coupon code`, value: sale.couponCode, input: 'text' },
  number('discountPercent', t`Discount in percent`, sale.discountPercent, 1, 100),
  { name: 'couponDescription', label: t`Coupon description`, value: sale.couponDescription, input: 'text' },
  { name: 'popupTitle', label: t`Title`, value: sale.popupTitle, input: 'text' },
  { name: 'urgencyBadgeText', label: t`Badge`, value: sale.urgencyBadgeText, input: 'text' },
  { name: 'buttonText', label: t`Button`, value: sale.buttonText, input: 'text' },
  {
    name: 'trustIndicators',
    label: t`Trust points, one per line`,
    value: sale.trustIndicators.join('\n'),
    input: 'list',
  },
  { name: 'debugMode', label: t`Debug mode`, value: 'yes', input: 'check' },
  { name: 'trackingEnabled', label: t`Tracking`, value: '', input: 'check' },
  { name: 'conversionTracking', label: t`Conversion tracking`, value: '', input: 'check' },
];

const couponFields: readonly TestField[] = [
  { name: 'code', label: t`Code`, value: 'EVENING15', input: 'text' },
  { name: 'name', label: t`Name`, value: 'Evening offer', input: 'text' },
  { name: 'description', label: t`Description`, value: '15% off until the evening is over', input: 'text' },
  { name: 'type', label: t`Type`, value: 'percentage', input: 'choice', options: couponTypes },
  number('value', t`Value`, 15, 0, 100_000),
  { ...number('maxDiscountValue', t`Maximum discount, ₹`, 400, 0, 1_000_000), isOptional: true },
  { ...number('minOrderValue', t`Minimum order, ₹`, 999, 0, 1_000_000), isOptional: true },
  number('minutes', t`Ends in (minutes)`, 20, 1, 10_080),
  { name: 'isFlashOffer', label: t`Flash offer`, value: 'yes', input: 'check' },
  { name: 'urgencyMessage', label: t`Urgency text`, value: 'Today only', input: 'text' },
  number('cartValue', t`Cart value, ₹`, 1200, 0, 1_000_000),
];

const bannerFields: readonly TestField[] = [
  { name: 'text', label: t`Text`, value: 'Your own text below the header', input: 'text' },
  { name: 'icon', label: t`Icon`, value: 'sparkle', input: 'choice', options: bannerIcons },
  { name: 'backgroundColor', label: t`Background, #rrggbb`, value: '', input: 'colour' },
  { name: 'textColor', label: t`Text colour, #rrggbb`, value: '', input: 'colour' },
  { name: 'link', label: t`Link`, value: '/shop', input: 'text' },
];

const toastFields: readonly TestField[] = [
  {
    name: 'tone',
    label: t`Tone`,
    value: 'success',
    input: 'choice',
    options: ['success', 'info', 'warning', 'error'],
  },
  { name: 'text', label: t`Text`, value: 'A message for a moment', input: 'text' },
];

const cardFields: readonly TestField[] = [
  { name: 'name', label: t`Name`, value: 'Quiet Evening', input: 'text' },
  { name: 'type', label: t`Type`, value: 'combo', input: 'choice', options: bundleTypes },
  number('percentage', t`Discount in percent`, 15, 1, 90),
  { name: 'badge', label: t`Badge`, value: '', input: 'text' },
  { name: 'isPopular', label: t`Popular`, value: '', input: 'check' },
  { ...number('seconds', t`Ends in (seconds)`, 75, 1, 86_400), isOptional: true },
  { ...number('minOrderValue', t`Minimum order, ₹`, 0, 0, 1_000_000), value: '', isOptional: true },
  number('stockLevel', t`Left in stock`, 4, 0, 1000),
  number('viewCount', t`Viewing`, 12, 0, 100_000),
  number('recentPurchases', t`Bought today`, 3, 0, 100_000),
  { name: 'answer', label: t`Its button`, value: 'applies', input: 'choice', options: ['applies', 'fails'] },
];

/** The fields of each popup. */
export const testFields: Readonly<Record<PopupKind, readonly TestField[]>> = {
  'flash-popup': flashFields,
  'coupon-popup': couponFields,
  'tier-celebration': [number('percentage', t`Discount in percent`, 10, 1, 100)],
  'membership-offer': [],
  'welcome-overlay': [],
  'welcome-card': [],
  toast: toastFields,
  banner: bannerFields,
  'bundle-card': cardFields,
};

/** Unique on the page, as two popups may have a field of the same name. */
export function fieldName(kind: PopupKind, name: string): string {
  return `${kind}.${name}`;
}

/** The initial values of all fields. */
export const firstValues: Values = Object.fromEntries(
  Object.entries(testFields).flatMap(([kind, fields]) =>
    fields.map(({ name, value }) => [`${kind}.${name}`, value]),
  ),
);
