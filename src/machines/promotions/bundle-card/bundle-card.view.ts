import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { SnapshotFrom } from 'xstate';
import type { BundleType, StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import { bundleConstants } from '../../../domain/kit/constants.ts';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { formatRupees, type Rupees } from '../../../domain/kit/money/money.ts';
import type { countdownMachine } from '../../kit/countdown/countdown.machine.ts';
import { clockOf } from '../../kit/deadline.ts';
import type { bundleCardMachine } from './bundle-card.machine.ts';

type Snapshot = SnapshotFrom<typeof bundleCardMachine>;

/** The shop's claims next to a bundle; null for those it doesn't make. */
export interface CardTerms {
  readonly guarantee: string | null;
  readonly reviews: string | null;
  /** Orders of this value or more are delivered free, whole rupees. */
  readonly freeDeliveryFrom: Rupees;
  readonly deliveryFee: Rupees;
}

/** The badge on the right; at most one is shown. */
export type CardBadge =
  | { readonly kind: 'scarce' | 'bestseller' | 'own' | 'over'; readonly text: string }
  | { readonly kind: 'clock' };

export interface BundleCardView {
  readonly id: string;
  readonly name: string;
  /** 'Combo Deal'. */
  readonly type: string;
  readonly description: string;
  /** 'en' where the name or the description isn’t in the page’s language. */
  readonly nameLang: 'en' | undefined;
  readonly descriptionLang: 'en' | undefined;
  /** 'Peace Mantra, Sleep Mantra +1 more'. */
  readonly names: string;
  readonly art: readonly { readonly sku: string; readonly quantity: number }[];
  /** 'Save 15%'. */
  readonly save: string;
  readonly badge: CardBadge | null;
  readonly regularPrice: string;
  readonly bundlePrice: string;
  /** 'YOU SAVE ₹420'. */
  readonly youSave: string;
  /** 'That's 15% OFF!'. */
  readonly off: string;
  /** 'You save ₹420', for a row. */
  readonly saving: string;
  /** 'Unlocked at ₹4,500' and 'Offer ends 4 November 2026', if they apply. */
  readonly conditions: readonly string[];
  /** The value points on the card: 'Instant savings', 'Free shipping'; only with what is true. */
  readonly points: readonly string[];
  /** The list under 'Details', only with what is true. */
  readonly details: readonly string[];
  readonly variant: 'calm' | 'urgent' | 'applied';
  readonly button: CardButton;
}

export interface CardButton {
  readonly text: string;
  /** On a row, where there is less room. */
  readonly short: string;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly isDisabled: boolean;
}

const typeLabels: Record<BundleType, string> = {
  combo: t`Combo Deal`,
  bulk: t`Bulk Discount`,
  tier: t`Tier Discount`,
  category: t`Category Bundle`,
};

/** 'Combo Deal'; 'Bundle' for an unknown type. */
export function typeLabel(type: string): string {
  return new Map<string, string>(Object.entries(typeLabels)).get(type) ?? t`Bundle`;
}

/** View model of the card. */
export function bundleCardView(snapshot: Snapshot, terms: CardTerms): BundleCardView {
  const { bundle } = snapshot.context;
  const { id, name, description, products, originalPrice, discountedPrice, savings, savingsPercentage } = bundle;
  return {
    id,
    name,
    type: typeLabel(bundle.type),
    description,
    nameLang: langOf(bundle, 'name'),
    descriptionLang: langOf(bundle, 'description'),
    names: namesOf(products, 3),
    art: products.map(({ sku, quantity }) => ({ sku, quantity })),
    save: t`Save ${savingsPercentage}%`,
    badge: badgeOf(snapshot),
    regularPrice: formatRupees(originalPrice),
    bundlePrice: formatRupees(discountedPrice),
    youSave: t`YOU SAVE ${formatRupees(savings)}`,
    off: t`That's ${savingsPercentage}% OFF!`,
    saving: t`You save ${formatRupees(savings)}`,
    conditions: conditionsOf(bundle),
    points: pointsOf(bundle, terms),
    details: detailsOf(snapshot, terms),
    variant: variantOf(snapshot),
    button: buttonOf(snapshot),
  };
}

/** The first names, and the number of others. */
export function namesOf(products: StoreBundle['products'], shown: number): string {
  const names = products
    .slice(0, shown)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
    .join(', ');
  const more = products.length - shown;
  return more > 0 ? t`${names} +${more} more` : names;
}

/** Its last day in Indian time; null if it doesn't end. */
export function lastDayOf({ endsAt, validUntil }: StoreBundle): string | null {
  const end = validUntil ?? endsAt;
  return end === null ? null : formatDay(new Date(end));
}

/** '2h 5m', or 'm:ss' in the last hour; '' before the first tick. */
export function clockText(countdown: SnapshotFrom<typeof countdownMachine>, isUrgent: boolean): string {
  const { secondsLeft } = countdown.context;
  if (secondsLeft === null) return '';
  const seconds = secondsLeft + (isUrgent ? 0 : bundleConstants.urgentSeconds);
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? t`${hours}h ${Math.floor((seconds % 3600) / 60)}m` : clockOf(seconds);
}

/** Whether the countdown is in its last minute. */
export function isUrgent(snapshot: Snapshot): boolean {
  return snapshot.matches({ clock: 'urgent' });
}

/** The countdown of a card; undefined if none is running. */
export function clockOfCard(snapshot: Snapshot) {
  return snapshot.children.countdown;
}

function badgeOf(snapshot: Snapshot): CardBadge | null {
  const { bundle } = snapshot.context;
  if (snapshot.matches({ clock: 'over' })) return { kind: 'over', text: t`Offer ended` };
  if (snapshot.matches({ clock: 'urgent' })) return { kind: 'clock' };
  const stock = stockOf(snapshot);
  if (stock <= bundleConstants.scarceStock) return { kind: 'scarce', text: t`Only ${stock} left!` };
  if (snapshot.matches({ clock: 'running' })) return { kind: 'clock' };
  if (bundle.isPopular) return { kind: 'bestseller', text: 'BESTSELLER' };
  const own = typeof bundle.badge === 'string' ? bundle.badge : bundle.badge?.text;
  return own ? { kind: 'own', text: own } : null;
}

function stockOf({ context: { metrics, bundle } }: Snapshot): number {
  return metrics?.stockLevel ?? bundle.stockLevel;
}

function variantOf(snapshot: Snapshot): BundleCardView['variant'] {
  if (snapshot.matches({ life: 'applied' })) return 'applied';
  return isUrgent(snapshot) ? 'urgent' : 'calm';
}

function buttonOf(snapshot: Snapshot): CardButton {
  const isBusy = snapshot.matches({ life: 'loading' });
  const isDone = snapshot.matches({ life: 'applied' });
  const words = (text: string, short = text) => ({ text, short, isBusy, isDone });
  const isDisabled = !isBusy && !isDone && !snapshot.can({ type: 'bundle.apply' });
  if (isBusy) return { ...words(t`Applying...`), isDisabled };
  if (isDone) return { ...words(t`Applied Successfully!`), isDisabled };
  if (isUrgent(snapshot)) return { ...words(t`⚡ Apply Now`), isDisabled };
  return { ...words(t`Add Bundle to Cart`, t`Quick Add`), isDisabled };
}

function conditionsOf(bundle: StoreBundle): readonly string[] {
  const { minOrderValue } = bundle.conditions;
  const lastDay = lastDayOf(bundle);
  return [
    ...(minOrderValue === null ? [] : [t`Unlocked at ${formatRupees(minOrderValue)}`]),
    ...(lastDay === null ? [] : [t`Offer ends ${lastDay}`]),
  ];
}

function pointsOf({ savings, discountedPrice }: StoreBundle, terms: CardTerms): readonly string[] {
  const isFree = terms.deliveryFee === 0 || discountedPrice >= terms.freeDeliveryFrom;
  return [...(savings > 0 ? [t`Instant savings`] : []), ...(isFree ? [t`Free shipping`] : [])];
}

function detailsOf({ context: { bundle, metrics } }: Snapshot, terms: CardTerms): readonly string[] {
  const { originalPrice, discountedPrice } = bundle;
  const more = discountedPrice > 0 ? Math.round((originalPrice / discountedPrice - 1) * 100) : 0;
  const { viewCount = 0, recentPurchases = 0 } = metrics ?? {};
  return [
    ...(more > 0 ? [t`Buying separately costs ${more}% more`] : []),
    ...(viewCount > 0 ? [t`${viewCount} viewing`] : []),
    ...(recentPurchases > 0 ? [t`${recentPurchases} bought today`] : []),
    ...[terms.guarantee, terms.reviews].filter((claim) => claim !== null),
  ];
}
