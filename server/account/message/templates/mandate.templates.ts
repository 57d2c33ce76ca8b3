import { t } from '../../../../src/domain/kit/text/text.ts';
import type { MandateMethod } from '../../../../src/domain/orders/mandate.ts';
import { formatDay } from '../../../../src/domain/kit/money/dates.ts';
import { formatRupees, type Rupees } from '../../../../src/domain/kit/money/money.ts';
import type { Letter, ShopFacts } from './letter.ts';

interface MandateFacts {
  readonly product: string;
  readonly ceiling: Rupees;
  readonly method: MandateMethod;
}

/** Mandates: the bank's approval to debit renewals, and what happens to it. */
export const mandateTemplates = {
  'mandate-granted': ({ product, ceiling, method }: MandateFacts, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`Autopay is on for ${product}`,
    sms: t`${shopName}: Autopay is on for ${product}, up to ${formatRupees(ceiling)} each time. We tell you two days before. Turn it off: ${page(origin)}`,
    paragraphs: [
      t`Renewals of ${product} are debited from ${accountOf(method)} automatically, up to ${formatRupees(ceiling)} each time.`,
      t`We tell you two days before each debit, and you can turn it off at any time.`,
    ],
    action: manage(origin),
  }),

  'mandate-paused': ({ product }: MandateFacts, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`Autopay is paused for ${product}`,
    sms: t`${shopName}: Autopay for ${product} is paused at your bank. We send you a payment link until you resume it. ${page(origin)}`,
    paragraphs: [
      t`Autopay for ${product} is paused at your bank. Nothing is debited until you resume it there.`,
      t`Until then, we’ll send you a payment link for each delivery.`,
    ],
    action: manage(origin),
  }),

  'mandate-ended': ({ product }: MandateFacts, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`Autopay is off for ${product}`,
    sms: t`${shopName}: Autopay is off for ${product}. Nothing more is debited automatically. ${page(origin)}`,
    paragraphs: [t`Autopay is off for ${product}. Nothing more is debited automatically.`],
    action: manage(origin),
  }),

  'mandate-declined': (
    { product, amount, until }: { readonly product: string; readonly amount: Rupees; readonly until: Date },
    { shopName, origin }: ShopFacts,
  ): Letter => ({
    subject: t`Your bank declined the payment for ${product}`,
    sms: t`${shopName}: your bank declined ${formatRupees(amount)} for ${product}. Nothing was charged. Pay another way by ${formatDay(until)}: ${page(origin)}`,
    paragraphs: [
      t`Your bank declined ${formatRupees(amount)} for ${product}. Nothing was charged.`,
      t`You can pay another way until ${formatDay(until)}. We’ll hold it for you until then.`,
    ],
    action: { label: t`Pay now`, url: page(origin) },
  }),
} as const;

function accountOf(method: MandateMethod): string {
  return method === 'upi' ? t`your UPI account` : t`your card`;
}

function manage(origin: string) {
  return { label: t`Manage your subscriptions`, url: page(origin) };
}

function page(origin: string): string {
  return `${origin}/dashboard/subscriptions`;
}
