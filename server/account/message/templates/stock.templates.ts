import { t } from '../../../../src/domain/kit/text/text.ts';
import type { Letter, ShopFacts } from './letter.ts';

export interface LowStock {
  readonly items: readonly { readonly name: string; readonly units: number }[];
}

interface BackInStock {
  /** With its size and flavour: 'Sleep Mantra, 30 ml'. */
  readonly product: string;
  readonly productUrl: string;
  readonly unsubscribeUrl: string;
}

/** To the shop: what is running out. To whoever waits: what is back. */
export const stockTemplates = {
  'stock-low': ({ items }: LowStock, { shopName, origin }: ShopFacts): Letter => ({
    subject:
      items.length === 1 ? `${items[0]?.name ?? ''} is running out` : `${items.length} items are running out`,
    sms: `${shopName}: ${items.length} items are running out. ${origin}/dashboard/stock?low=true`,
    paragraphs: [
      'These are at or below the number that you set. You hear of each again once it was filled up and is low again.',
    ],
    facts: items.map(({ name, units }) => [name, units === 0 ? 'Out of stock' : `${units} left`] as const),
    action: { label: 'Open the stock', url: `${origin}/dashboard/stock?low=true` },
  }),

  'back-in-stock': ({ product, productUrl, unsubscribeUrl }: BackInStock, { shopName }: ShopFacts): Letter => ({
    subject: t`${product} is back in stock`,
    sms: t`${shopName}: ${product} is back in stock: ${productUrl} Did not ask for this? ${unsubscribeUrl}`,
    paragraphs: [
      t`${product} is back in stock. We can’t keep it for you, so it may be gone again.`,
      t`You asked for this one message, and you won’t get another.`,
    ],
    action: { label: t`See the product`, url: productUrl },
    unsubscribeUrl,
    unsubscribeLabel: t`You didn’t ask for it? Don’t send me any`,
  }),
} as const;
