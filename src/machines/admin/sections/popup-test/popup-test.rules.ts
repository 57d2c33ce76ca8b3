import { t } from '../../../../domain/kit/text/text.ts';
import { bannerIcons } from '../../../../domain/promotions/banner.ts';
import { bundleTypes } from '../../../../domain/promotions/bundle/store-bundle.ts';
import type { CartLine } from '../../../../domain/cart/cart.ts';
import { couponTypes } from '../../../../domain/promotions/coupon/coupon.ts';
import { percentOf } from '../../../../domain/kit/money/money.ts';
import { momentAfter } from '../../../kit/deadline.ts';
import type { ToastText } from '../../../shell/toasts/toasts.machine.ts';
import { fieldName, testFields, type TestField } from './popup-test.fields.ts';
import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import type {
  CardOrder,
  Mistakes,
  PopupKind,
  PopupOrder,
  Stage,
  StageEvents,
  StageNews,
  Values,
} from './popup-test.types.ts';

const tones: readonly ToastText['tone'][] = ['success', 'info', 'warning', 'error'];

/** Errors in a popup's fields, by field name; empty if it can be fired. */
export function mistakesIn(kind: PopupKind, values: Values): Mistakes {
  return Object.fromEntries(
    testFields[kind].flatMap((field) => {
      const name = fieldName(kind, field.name);
      const mistake = mistakeOf(field, values[name] ?? '');
      return mistake === null ? [] : [[name, mistake]];
    }),
  );
}

function mistakeOf(field: TestField, value: string): string | null {
  if (field.input === 'number') {
    if (value === '' && field.isOptional) return null;
    const isFit = /^\d+$/u.test(value) && Number(value) >= field.min && Number(value) <= field.max;
    return isFit ? null : t`A whole number from ${field.min} to ${field.max}`;
  }
  if (field.input === 'colour') return /^(?:#[\da-f]{6})?$/iu.test(value) ? null : t`A colour such as ${'#3a0b24'}`;
  return null;
}

/** Builds the popup to fire; `now` in milliseconds since 1970. Expects valid fields. */
export function orderOf(kind: PopupKind, values: Values, now: number): PopupOrder {
  const text = (name: string) => values[fieldName(kind, name)] ?? '';
  const number = (name: string) => Number(text(name));
  const optional = (name: string) => (text(name) === '' ? null : number(name));
  const isTicked = (name: string) => text(name) === 'yes';
  const list = (name: string) =>
    text(name)
      .split('\n')
      .filter((line) => line.trim() !== '');
  switch (kind) {
    case 'flash-popup':
      return {
        kind,
        settings: {
          isActive: isTicked('isActive'),
          showAfterSeconds: number('showAfterSeconds'),
          exitIntentEnabled: isTicked('exitIntentEnabled'),
          scrollTriggerEnabled: isTicked('scrollTriggerEnabled'),
          scrollTriggerPercent: number('scrollTriggerPercent'),
          maxShowsPerSession: number('maxShowsPerSession'),
          maxShowsPerDay: number('maxShowsPerDay'),
          showsAgain: isTicked('showsAgain'),
          enabledPages: list('enabledPages'),
          disabledPages: list('disabledPages'),
          timerDuration: number('timerDuration'),
          couponCode: text('couponCode'),
          discountPercent: number('discountPercent'),
          couponDescription: text('couponDescription'),
          popupTitle: text('popupTitle'),
          urgencyBadgeText: text('urgencyBadgeText'),
          buttonText: text('buttonText'),
          trustIndicators: list('trustIndicators'),
          debugMode: isTicked('debugMode'),
          trackingEnabled: isTicked('trackingEnabled'),
          conversionTracking: isTicked('conversionTracking'),
        },
      };
    case 'coupon-popup':
      return {
        kind,
        coupon: {
          id: '00000000-0000-4000-8000-000000000000',
          code: text('code'),
          name: text('name'),
          description: text('description'),
          type: couponTypes.find((type) => type === text('type')) ?? 'percentage',
          value: number('value'),
          maxDiscountValue: optional('maxDiscountValue'),
          minOrderValue: optional('minOrderValue'),
          expiresAt: new Date(now + number('minutes') * 60_000).toISOString(),
          isFlashOffer: isTicked('isFlashOffer'),
          urgencyMessage: text('urgencyMessage') || null,
        },
        lines: number('cartValue') > 0 ? [lineWorth(number('cartValue'))] : [],
      };
    case 'tier-celebration':
      return { kind, percentage: number('percentage') };
    case 'toast':
      return { kind, toast: { tone: tones.find((tone) => tone === text('tone')) ?? 'info', text: text('text') } };
    case 'banner':
      return {
        kind,
        banner: {
          id: 'popup-test',
          text: text('text'),
          isEnabled: true,
          backgroundColor: text('backgroundColor') || null,
          textColor: text('textColor') || null,
          icon: bannerIcons.find((icon) => icon === text('icon')) ?? 'sparkle',
          priority: 1,
          link: text('link') || null,
        },
      };
    case 'bundle-card':
      return cardOf(values, now);
    default:
      return { kind };
  }
}

/** Whom an order concerns, with what each is told; nobody for a bundle card, which the page shows itself. */
export function newsOf(order: PopupOrder): readonly StageNews[] {
  switch (order.kind) {
    case 'flash-popup':
      return [{ to: 'flashPopup', event: { type: 'popup.preview', settings: order.settings } }];
    case 'coupon-popup':
      return [
        { to: 'couponPopup', event: { type: 'cart.changed', lines: order.lines } },
        { to: 'couponPopup', event: { type: 'popup.preview', coupon: order.coupon } },
      ];
    case 'tier-celebration':
      return [{ to: 'tierCelebration', event: { type: 'tier.unlocked', percentage: order.percentage } }];
    case 'membership-offer':
      return [{ to: 'membershipOffer', event: { type: 'offer.open' } }];
    case 'welcome-overlay':
      return [{ to: 'welcome', event: { type: 'welcome.preview' } }];
    case 'welcome-card':
      return [{ to: 'welcome', event: { type: 'membership.joined' } }];
    case 'toast':
      return [{ to: 'shop', event: { type: 'toast.request', toast: order.toast } }];
    case 'banner':
      return [{ to: 'bannerCarousel', event: { type: 'banner.preview', banners: [order.banner] } }];
    case 'bundle-card':
      return [];
  }
}

export function tell<Part extends keyof StageEvents>(
  stage: Stage,
  { to, event }: { readonly to: Part; readonly event: StageEvents[Part] },
): void {
  stage[to].send(event);
}

/** Whether another timer or code is on offer, whose popup must not show the old one's time. */
export function isOtherOffer(before: PopupSettings | null, now: PopupSettings): boolean {
  return before?.timerDuration !== now.timerDuration || before.couponCode !== now.couponCode;
}

/** The bundle card to show. Expects valid fields. */
export function cardOf(values: Values, now: number): CardOrder {
  const text = (name: string) => values[fieldName('bundle-card', name)] ?? '';
  const number = (name: string) => Number(text(name));
  const originalPrice = 2398;
  const savings = percentOf(originalPrice, number('percentage'));
  const isTimed = text('seconds') !== '';
  return {
    kind: 'bundle-card',
    answer: text('answer') === 'fails' ? 'bundle.refused' : 'bundle.applied',
    metrics: {
      viewCount: number('viewCount'),
      recentPurchases: number('recentPurchases'),
      stockLevel: number('stockLevel'),
      popularityScore: 0,
    },
    bundle: {
      id: '00000000-0000-4000-8000-000000000000',
      name: text('name'),
      description: 'Sleep Mantra for one, Dog Mantra for the other.',
      type: bundleTypes.find((type) => type === text('type')) ?? 'combo',
      products: ['sleep-mantra', 'dog-mantra'].map((sku) => ({ id: sku, sku, name: sku, quantity: 1 })),
      originalPrice,
      discountedPrice: originalPrice - savings,
      savings,
      savingsPercentage: number('percentage'),
      badge: text('badge') || null,
      isPopular: text('isPopular') === 'yes',
      isTimeLimited: isTimed,
      expiresIn: number('seconds'),
      endsAt: isTimed ? momentAfter(number('seconds'), now) : null,
      validUntil: null,
      conditions: {
        minOrderValue: text('minOrderValue') === '' ? null : number('minOrderValue'),
        excludedProducts: [],
      },
      stockLevel: number('stockLevel'),
      position: 0,
    },
  };
}

/** A cart line of this price; offers look at nothing else in the cart. */
function lineWorth(price: number): CartLine {
  return {
    sku: 'popup-test',
    name: 'Cart of the test',
    flavour: '',
    variant: '',
    quantity: 1,
    packageType: 'trial',
    price,
    discount: { trial: 0, weekly: 0, monthly: 0, comboDiscount: 0 },
    isPremiumMembership: false,
  };
}
