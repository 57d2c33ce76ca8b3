import { t } from '../../../../src/domain/kit/text/text.ts';
import { formatDay } from '../../../../src/domain/kit/money/dates.ts';
import { formatRupees, type Rupees } from '../../../../src/domain/kit/money/money.ts';
import type { Letter, ShopFacts } from './letter.ts';

export interface SubscriptionFacts {
  /** Name of the product, such as 'Sleep Mantra'. */
  readonly product: string;
  readonly amount: Rupees;
}

/** Subscriptions, membership, wallet, referrals and abandoned checkouts. */
export const clubTemplates = {
  'subscription-notice': (
    { product, amount, on }: SubscriptionFacts & { readonly on: Date },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: t`${product} renews on ${formatDay(on)}`,
    sms: t`${shopName}: ${product} renews on ${formatDay(on)} for ${formatRupees(amount)}. Skip, pause or cancel before: ${origin}/dashboard/subscriptions`,
    paragraphs: [
      t`We’ll renew your ${product} on ${formatDay(on)} and charge ${formatRupees(amount)}.`,
      t`Until then you can skip it, pause it, change it or cancel it.`,
    ],
    action: subscriptions(origin),
  }),

  'subscription-charged': (
    { product, amount, next }: SubscriptionFacts & { readonly next: Date },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: t`${product} is renewed`,
    sms: t`${shopName}: ${formatRupees(amount)} charged for ${product}. Next delivery: ${formatDay(next)}. ${origin}/dashboard/subscriptions`,
    paragraphs: [
      t`Your ${product} is renewed for ${formatRupees(amount)}, and we are packing it.`,
      t`The next delivery is due on ${formatDay(next)}.`,
    ],
    action: subscriptions(origin),
  }),

  'subscription-failed': (
    {
      product,
      amount,
      retryOn,
      payUrl,
    }: SubscriptionFacts & { readonly retryOn: Date | null; readonly payUrl: string },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: t`The payment for ${product} did not go through`,
    sms: t`${shopName}: the payment of ${formatRupees(amount)} for ${product} did not go through. Pay: ${payUrl}`,
    paragraphs: [
      t`The payment of ${formatRupees(amount)} for your ${product} did not go through. Nothing was charged.`,
      retryOn === null
        ? t`This was the last attempt. Without a payment, the subscription ends.`
        : t`We’ll try again on ${formatDay(retryOn)}. You can also pay now.`,
    ],
    action: { label: t`Pay now`, url: payUrl },
  }),

  'subscription-price': (
    {
      product,
      before,
      now,
      answerBy,
    }: { readonly product: string; readonly before: Rupees; readonly now: Rupees; readonly answerBy: Date },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: t`${product} now costs ${formatRupees(now)}`,
    sms: t`${shopName}: ${product} now costs ${formatRupees(now)} instead of ${formatRupees(before)}. Nothing is charged until you agree: ${origin}/dashboard/subscriptions`,
    paragraphs: [
      t`The price of ${product} has gone up from ${formatRupees(before)} to ${formatRupees(now)}.`,
      t`If you agree by ${formatDay(answerBy)}, your subscription continues. If you don’t answer, we’ll pause it. Nothing more is charged until you agree.`,
    ],
    action: subscriptions(origin),
  }),

  'subscription-payment': ({ product, amount }: SubscriptionFacts, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`${product} is waiting for your payment`,
    sms: t`${shopName}: your ${product} is ready to be packed. Pay ${formatRupees(amount)} by tomorrow morning: ${origin}/dashboard/subscriptions`,
    paragraphs: [
      t`Your ${product} is ready to be packed. We’ll send it as soon as ${formatRupees(amount)} is paid.`,
      t`We’ll hold it for you until tomorrow morning.`,
    ],
    action: { label: t`Pay now`, url: `${origin}/dashboard/subscriptions` },
  }),

  'subscription-missed': (
    { product, next }: { readonly product: string; readonly next: Date },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: t`We can’t send ${product} this time`,
    sms: t`${shopName}: we cannot send ${product} this time. Nothing is charged. Next delivery: ${formatDay(next)}. ${origin}/dashboard/subscriptions`,
    paragraphs: [
      t`We can’t send your ${product} this time, and nothing is charged. We’re sorry.`,
      t`The next delivery is due on ${formatDay(next)}.`,
    ],
    action: subscriptions(origin),
  }),

  'subscription-paused': ({ product }: { readonly product: string }, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`${product} is paused`,
    sms: t`${shopName}: your subscription to ${product} is paused. Nothing is charged until you resume it: ${origin}/dashboard/subscriptions`,
    paragraphs: [t`Your subscription to ${product} is paused. Nothing is charged until you resume it.`],
    action: subscriptions(origin),
  }),

  'subscription-cancelled': (
    { product }: { readonly product: string },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: t`Your subscription to ${product} has ended`,
    sms: t`${shopName}: your subscription to ${product} has ended. Nothing more is charged. ${origin}/dashboard/subscriptions`,
    paragraphs: [t`Your subscription to ${product} has ended. Nothing more is charged.`],
    action: subscriptions(origin),
  }),

  'membership-started': ({ until }: { readonly until: Date }, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`Welcome to the Bliss Club`,
    sms: t`${shopName}: welcome to the Bliss Club. Your membership runs until ${formatDay(until)}: ${origin}/dashboard/membership`,
    paragraphs: [
      t`Welcome to the Bliss Club. Your membership runs until ${formatDay(until)}, and the club price applies in your cart automatically.`,
    ],
    action: { label: t`View your membership`, url: `${origin}/dashboard/membership` },
  }),

  'membership-ending': ({ until }: { readonly until: Date }, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`Your Bliss Club membership ends on ${formatDay(until)}`,
    sms: t`${shopName}: your Bliss Club membership ends on ${formatDay(until)}. It does not renew automatically: ${origin}/dashboard/membership`,
    paragraphs: [
      t`Your Bliss Club membership ends on ${formatDay(until)}. It doesn’t renew automatically. To stay a member, renew it in your account.`,
    ],
    action: { label: t`Renew`, url: `${origin}/dashboard/membership` },
  }),

  'referral-reward': (
    { amount, friend }: { readonly amount: Rupees; readonly friend: string },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: t`${formatRupees(amount)} for you: ${friend} placed a first order`,
    sms: t`${shopName}: ${friend} placed a first order, and ${formatRupees(amount)} is in your wallet. Thank you! ${origin}/dashboard/wallet`,
    paragraphs: [
      t`${friend} joined through you and placed a first order. Thank you! ${formatRupees(amount)} is in your wallet.`,
    ],
    action: wallet(origin),
  }),

  'wallet-credited': (
    { amount, reason, balance }: { readonly amount: Rupees; readonly reason: string; readonly balance: Rupees },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: t`${formatRupees(amount)} is in your wallet`,
    sms: t`${shopName}: ${formatRupees(amount)} is in your wallet (${reason}). Balance: ${formatRupees(balance)}. ${origin}/dashboard/wallet`,
    paragraphs: [t`${formatRupees(amount)} was added to your wallet.`],
    facts: [
      [t`Reason`, reason],
      [t`Balance`, formatRupees(balance)],
    ],
    action: wallet(origin),
  }),

  'checkout-reminder': (
    {
      items,
      resumeUrl,
      unsubscribeUrl,
    }: { readonly items: readonly string[]; readonly resumeUrl: string; readonly unsubscribeUrl: string },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: t`Your cart is waiting for you`,
    sms: t`${shopName}: your cart is waiting for you. Continue your order: ${resumeUrl} No more reminders: ${unsubscribeUrl}`,
    paragraphs: [
      `${left(items)} ${t`You can continue where you left off.`}`,
      t`Prices and stock may change until you order. This is the only reminder for this cart.`,
    ],
    action: { label: t`Continue your order`, url: resumeUrl },
    unsubscribeUrl,
  }),
} as const;

function subscriptions(origin: string) {
  return { label: t`Manage your subscriptions`, url: `${origin}/dashboard/subscriptions` };
}

function wallet(origin: string) {
  return { label: t`View your wallet`, url: `${origin}/dashboard/wallet` };
}

const maxListed = 3;

function left(items: readonly string[]): string {
  const rest = items.length - maxListed;
  if (rest > 1) return t`You left ${items.slice(0, maxListed).join(', ')} and ${rest} more in your cart.`;
  const last = items.at(-1) ?? '';
  return items.length < 2
    ? t`You left ${last} in your cart.`
    : t`You left ${items.slice(0, -1).join(', ')} and ${last} in your cart.`;
}
