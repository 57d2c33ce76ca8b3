import { t } from '../../../../src/domain/kit/text/text.ts';
import { formatTimestamp } from '../../../../src/domain/kit/money/dates.ts';
import { formatRupees, type Rupees } from '../../../../src/domain/kit/money/money.ts';
import type { Letter, ShopFacts } from './letter.ts';

interface PaymentLink {
  readonly total: Rupees;
  /** Needs no sign-in; whoever has it can pay. */
  readonly payUrl: string;
  readonly until: Date;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
}

/** Orders that staff prepare for a customer. */
export const draftTemplates = {
  'payment-link': ({ total, payUrl, until, items }: PaymentLink, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`Your order with ${shopName}: ${formatRupees(total)}`,
    sms: t`${shopName}: your order for ${formatRupees(total)} is ready. See it and pay by ${formatTimestamp(until)}: ${payUrl}`,
    paragraphs: [
      t`As you asked, we’ve put your order together. Open the link to see it and to pay.`,
      t`Nothing is reserved until you pay. If you didn’t ask for this, ignore it or call us on ${carePhone}.`,
    ],
    facts: [
      ...items.map(({ name, quantity }) => [name, `× ${quantity}`] as const),
      [t`Total`, formatRupees(total)],
      [t`The link works until`, formatTimestamp(until)],
    ],
    action: { label: t`See your order`, url: payUrl },
  }),
} as const;
