import type { Rule } from '../../kit/failure.ts';
import type { Rupees } from '../../kit/money/money.ts';
import { percentOf } from '../../kit/money/money.ts';
import { indianInput } from '../../kit/time/indian-time.ts';
import type { CouponType } from '../coupon/coupon.ts';
import type { PopupSettings } from '../popup.ts';

/** A time, in ISO 8601: from one moment (inclusive) until another (exclusive). */
export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Which products a sale makes cheaper. */
export const priceScopes = ['all', 'category', 'products'] as const;
export type PriceScope = (typeof priceScopes)[number];

/** The rule behind a sale's prices (CMP-01). */
export interface PriceRule {
  /** Percent, or whole rupees. */
  readonly by: 'percent' | 'amount';
  readonly off: number;
  readonly scope: PriceScope;
  /** For the scope 'category'. */
  readonly category: string;
  /** For the scope 'products'. */
  readonly skus: readonly string[];
}

/** A sale's coupon; an empty code is made from the sale's name. */
export interface CampaignCoupon {
  readonly code: string;
  readonly type: CouponType;
  readonly value: number;
  readonly minOrderValue: Rupees | null;
  readonly maxDiscountValue: Rupees | null;
}

/** A sale's banner and popup; empty texts are made from the sale's name and coupon. */
export interface CampaignBanner {
  readonly text: string;
  readonly link: string;
}
export interface CampaignPopup {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** What a sale holds (CMP-01). */
export interface CampaignParts extends Span {
  readonly name: string;
  readonly prices: PriceRule | null;
  readonly coupon: CampaignCoupon | null;
  readonly banner: CampaignBanner | null;
  readonly popup: CampaignPopup | null;
}

export const campaignStates = ['off', 'planned', 'running', 'over'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Whether a moment is within a time (CMP-01). */
export function isWithin({ startsAt, endsAt }: Span, now: Date): boolean {
  return new Date(startsAt) <= now && now < new Date(endsAt);
}

/** Where a sale stands at this moment. */
export function campaignState({ isOn, ...span }: Span & { readonly isOn: boolean }, now: Date): CampaignState {
  if (now >= new Date(span.endsAt)) return 'over';
  if (!isOn) return 'off';
  return isWithin(span, now) ? 'running' : 'planned';
}

/** Of those that run at this moment, the one that began last; undefined if none does. */
export function runningOf<Each extends Span>(all: readonly Each[], now: Date): Each | undefined {
  return all
    .filter((each) => isWithin(each, now))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .at(-1);
}

/** The price under a rule, whole rupees; below ₹1 if it takes off too much. */
export function salePrice({ by, off }: Pick<PriceRule, 'by' | 'off'>, price: Rupees): Rupees {
  return price - (by === 'percent' ? percentOf(price, off) : off);
}

const none: ReadonlySet<string> = new Set();

/** The same sale with its empty texts filled in from its name, time and discount. `taken`: the codes of other coupons. */
export function filledCampaign<Parts extends CampaignParts>(parts: Parts, taken = none): Parts {
  const { name, prices } = parts;
  const coupon = parts.coupon && { ...parts.coupon, code: parts.coupon.code || freeCode(madeCode(parts), taken) };
  const offer = coupon ? offerOf(coupon) : prices ? `${worth(prices)} off${reach[prices.scope]}` : '';
  return {
    ...parts,
    coupon,
    banner: parts.banner && {
      text: parts.banner.text || (offer === '' ? name : `${name}: ${offer}`).slice(0, 120),
      link: parts.banner.link || '/shop',
    },
    popup: parts.popup && {
      title: parts.popup.title || name.slice(0, 80),
      text: parts.popup.text || offer,
      button: parts.popup.button || (coupon?.type === 'percentage' ? `Claim ${coupon.value}% off` : 'Claim'),
    },
  };
}

/** Whether a code is the one that a sale gets when it has none. */
export function isMadeCode(code: string, campaign: Pick<CampaignParts, 'name' | 'startsAt'>): boolean {
  const made = madeCode(campaign);
  return code.startsWith(made) && endings.includes(code.slice(made.length));
}

/** A copy of a sale without its code, and without the texts that name it, so that they are made again. */
export function withoutCode<Parts extends CampaignParts>(parts: Parts): Parts {
  const { coupon, banner, popup } = parts;
  if (!coupon || coupon.code === '') return parts;
  const kept = (text: string) => (text.includes(coupon.code) ? '' : text);
  return {
    ...parts,
    coupon: { ...coupon, code: '' },
    banner: banner && { ...banner, text: kept(banner.text) },
    popup: popup && { ...popup, title: kept(popup.title), text: kept(popup.text), button: kept(popup.button) },
  };
}

const reach: Readonly<Record<PriceScope, string>> = { all: ' everything', category: '', products: '' };

function worth({ by, off }: Pick<PriceRule, 'by' | 'off'>): string {
  return by === 'percent' ? `${off}%` : `₹${off}`;
}

function offerOf({ type, value, code }: CampaignCoupon): string {
  if (type === 'free_shipping') return `free delivery with the code ${code}`;
  return `${type === 'percentage' ? `${value}%` : `₹${value}`} off with the code ${code}`;
}

/** 'DIWALI26' for a Diwali sale in 2026: the first word and the year, in India. */
export function madeCode({ name, startsAt }: Pick<CampaignParts, 'name' | 'startsAt'>): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^A-Z0-9]+/u);
  const word = words.find((each) => each.length >= 3) ?? 'SALE';
  return word.slice(0, 20) + indianInput(startsAt).slice(2, 4);
}

/** Of a second sale of the year and those after it; without letters that are read as digits. */
const endings = ['', ...'BCDEFGHJKLMNPQRSTUVWXYZ'.split('')];

/** The code, or the first of its continuations that no other coupon has: 'DIWALI26B'. */
function freeCode(code: string, taken: ReadonlySet<string>): string {
  return code + (endings.find((ending) => !taken.has(code + ending)) ?? '');
}

/** Milliseconds. */
const longest = 365 * 86_400_000;

/** The rules of a sale whose fields must fit each other. */
export function campaignRules(sale: CampaignParts): readonly Rule[] {
  return [
    () => {
      const length = Date.parse(sale.endsAt) - Date.parse(sale.startsAt);
      if (length <= 0) return { field: 'endsAt', message: 'The end must be after the start' };
      return length > longest ? { field: 'endsAt', message: 'A campaign lasts a year at most' } : null;
    },
    () =>
      sale.prices?.by === 'percent' && sale.prices.off > 90
        ? { field: 'prices.off', message: 'Enter at most 90%' }
        : null,
    () =>
      sale.prices?.scope === 'category' && sale.prices.category === ''
        ? { field: 'prices.category', message: 'Choose a category' }
        : null,
    () =>
      sale.prices?.scope === 'products' && sale.prices.skus.length === 0
        ? { field: 'prices.skus', message: 'Choose a product' }
        : null,
    () => (sale.popup && !sale.coupon ? { field: 'popup', message: 'A popup needs the sale’s coupon' } : null),
    () =>
      sale.popup && sale.coupon && sale.coupon.type !== 'percentage'
        ? { field: 'coupon.type', message: 'The popup needs a percentage coupon' }
        : null,
  ];
}

/** The popup of a sale: the shop's own, with the sale's texts and coupon. */
export function popupOf(
  own: PopupSettings,
  popup: CampaignPopup,
  { code, value }: Pick<CampaignCoupon, 'code' | 'value'>,
): PopupSettings {
  const { title: popupTitle, text: couponDescription, button: buttonText } = popup;
  return {
    ...own,
    isActive: true,
    popupTitle,
    couponDescription,
    buttonText,
    couponCode: code,
    discountPercent: value,
  };
}
