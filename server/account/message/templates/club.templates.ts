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
    subject: `${product} renews on ${formatDay(on)}`,
    sms: `${shopName}: ${product} renews on ${formatDay(on)} for ${formatRupees(amount)}. Skip, pause or cancel before: ${origin}/dashboard/subscriptions`,
    paragraphs: [
      `We’ll renew your ${product} on ${formatDay(on)} and charge ${formatRupees(amount)}.`,
      'Until then you can skip it, pause it, change it or cancel it.',
    ],
    action: subscriptions(origin),
  }),

  'subscription-charged': (
    { product, amount, next }: SubscriptionFacts & { readonly next: Date },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: `${product} is renewed`,
    sms: `${shopName}: ${formatRupees(amount)} charged for ${product}. Next delivery: ${formatDay(next)}. ${origin}/dashboard/subscriptions`,
    paragraphs: [
      `Your ${product} is renewed for ${formatRupees(amount)}, and we are packing it.`,
      `The next delivery is due on ${formatDay(next)}.`,
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
    subject: `The payment for ${product} did not go through`,
    sms: `${shopName}: the payment of ${formatRupees(amount)} for ${product} did not go through. Pay: ${payUrl}`,
    paragraphs: [
      `The payment of ${formatRupees(amount)} for your ${product} did not go through. Nothing was charged.`,
      retryOn === null
        ? 'This was the last attempt. Without a payment, the subscription ends.'
        : `We’ll try again on ${formatDay(retryOn)}. You can also pay now.`,
    ],
    action: { label: 'Pay now', url: payUrl },
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
    subject: `${product} now costs ${formatRupees(now)}`,
    sms: `${shopName}: ${product} now costs ${formatRupees(now)} instead of ${formatRupees(before)}. Nothing is charged until you agree: ${origin}/dashboard/subscriptions`,
    paragraphs: [
      `The price of ${product} has gone up from ${formatRupees(before)} to ${formatRupees(now)}.`,
      `If you agree by ${formatDay(answerBy)}, your subscription continues. If you don’t answer, we’ll pause it. Nothing more is charged until you agree.`,
    ],
    action: subscriptions(origin),
  }),

  'subscription-payment': ({ product, amount }: SubscriptionFacts, { shopName, origin }: ShopFacts): Letter => ({
    subject: `${product} is waiting for your payment`,
    sms: `${shopName}: your ${product} is ready to be packed. Pay ${formatRupees(amount)} by tomorrow morning: ${origin}/dashboard/subscriptions`,
    paragraphs: [
      `Your ${product} is ready to be packed. We’ll send it as soon as ${formatRupees(amount)} is paid.`,
      'We’ll hold it for you until tomorrow morning.',
    ],
    action: { label: 'Pay now', url: `${origin}/dashboard/subscriptions` },
  }),

  'subscription-missed': (
    { product, next }: { readonly product: string; readonly next: Date },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: `We can’t send ${product} this time`,
    sms: `${shopName}: we cannot send ${product} this time. Nothing is charged. Next delivery: ${formatDay(next)}. ${origin}/dashboard/subscriptions`,
    paragraphs: [
      `We can’t send your ${product} this time, and nothing is charged. We’re sorry.`,
      `The next delivery is due on ${formatDay(next)}.`,
    ],
    action: subscriptions(origin),
  }),

  'subscription-paused': ({ product }: { readonly product: string }, { shopName, origin }: ShopFacts): Letter => ({
    subject: `${product} is paused`,
    sms: `${shopName}: your subscription to ${product} is paused. Nothing is charged until you resume it: ${origin}/dashboard/subscriptions`,
    paragraphs: [`Your subscription to ${product} is paused. Nothing is charged until you resume it.`],
    action: subscriptions(origin),
  }),

  'subscription-cancelled': (
    { product }: { readonly product: string },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: `Your subscription to ${product} has ended`,
    sms: `${shopName}: your subscription to ${product} has ended. Nothing more is charged. ${origin}/dashboard/subscriptions`,
    paragraphs: [`Your subscription to ${product} has ended. Nothing more is charged.`],
    action: subscriptions(origin),
  }),

  'membership-started': ({ until }: { readonly until: Date }, { shopName, origin }: ShopFacts): Letter => ({
    subject: 'Welcome to the Bliss Club',
    sms: `${shopName}: welcome to the Bliss Club. Your membership runs until ${formatDay(until)}: ${origin}/dashboard/membership`,
    paragraphs: [
      `Welcome to the Bliss Club. Your membership runs until ${formatDay(until)}, and the club price applies in your cart automatically.`,
    ],
    action: { label: 'View your membership', url: `${origin}/dashboard/membership` },
  }),

  'membership-ending': ({ until }: { readonly until: Date }, { shopName, origin }: ShopFacts): Letter => ({
    subject: `Your Bliss Club membership ends on ${formatDay(until)}`,
    sms: `${shopName}: your Bliss Club membership ends on ${formatDay(until)}. It does not renew automatically: ${origin}/dashboard/membership`,
    paragraphs: [
      `Your Bliss Club membership ends on ${formatDay(until)}. It doesn’t renew automatically. To stay a member, renew it in your account.`,
    ],
    action: { label: 'Renew', url: `${origin}/dashboard/membership` },
  }),

  'referral-reward': (
    { amount, friend }: { readonly amount: Rupees; readonly friend: string },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: `${formatRupees(amount)} for you: ${friend} placed a first order`,
    sms: `${shopName}: ${friend} placed a first order, and ${formatRupees(amount)} is in your wallet. Thank you! ${origin}/dashboard/wallet`,
    paragraphs: [
      `${friend} joined through you and placed a first order. Thank you! ${formatRupees(amount)} is in your wallet.`,
    ],
    action: wallet(origin),
  }),

  'wallet-credited': (
    { amount, reason, balance }: { readonly amount: Rupees; readonly reason: string; readonly balance: Rupees },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: `${formatRupees(amount)} is in your wallet`,
    sms: `${shopName}: ${formatRupees(amount)} is in your wallet (${reason}). Balance: ${formatRupees(balance)}. ${origin}/dashboard/wallet`,
    paragraphs: [`${formatRupees(amount)} was added to your wallet.`],
    facts: [
      ['Reason', reason],
      ['Balance', formatRupees(balance)],
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
    subject: 'Your cart is waiting for you',
    sms: `${shopName}: your cart is waiting for you. Continue your order: ${resumeUrl} No more reminders: ${unsubscribeUrl}`,
    paragraphs: [
      `You left ${listed(items)} in your cart. You can continue where you left off.`,
      'Prices and stock may change until you order. This is the only reminder for this cart.',
    ],
    action: { label: 'Continue your order', url: resumeUrl },
    unsubscribeUrl,
  }),
} as const;

function subscriptions(origin: string) {
  return { label: 'Manage your subscriptions', url: `${origin}/dashboard/subscriptions` };
}

function wallet(origin: string) {
  return { label: 'View your wallet', url: `${origin}/dashboard/wallet` };
}

const words = new Intl.ListFormat('en-IN', { type: 'conjunction' });
const maxListed = 3;

function listed(items: readonly string[]): string {
  const rest = items.length - maxListed;
  return words.format(rest > 1 ? [...items.slice(0, maxListed), `${rest} more`] : items);
}
