import type { Letter, ShopFacts } from './letter.ts';

interface Reviewed {
  /** The product's name. */
  readonly product: string;
}

/** Reviews: the question, and what becomes of what was written. */
export const reviewTemplates = {
  'review-request': (
    {
      product,
      reviewUrl,
      unsubscribeUrl,
    }: Reviewed & { readonly reviewUrl: string; readonly unsubscribeUrl: string },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: `How is ${product}?`,
    sms: `${shopName}: how is ${product}? Tell others in a minute: ${reviewUrl} Do not ask again: ${unsubscribeUrl}`,
    paragraphs: [
      `You have had ${product} for a while now. How is it?`,
      'Good or bad, your review helps others to choose. The link works without signing in, for this product only.',
    ],
    action: { label: 'Write a review', url: reviewUrl },
    unsubscribeUrl,
    unsubscribeLabel: 'Don’t ask me again',
  }),

  'review-published': ({ product, url }: Reviewed & { readonly url: string }, { shopName }: ShopFacts): Letter => ({
    subject: `Your review of ${product} is published`,
    sms: `${shopName}: your review of ${product} is published. ${url}`,
    paragraphs: [`Thank you. Your review of ${product} is published for everybody to read.`],
    action: { label: 'See your review', url },
  }),

  'review-rejected': (
    { product, reason, changeUrl }: Reviewed & { readonly reason: string; readonly changeUrl: string },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: `About your review of ${product}`,
    sms: `${shopName}: we cannot publish your review of ${product} as it is. Why, and how to change it: ${changeUrl}`,
    paragraphs: [
      `We can’t publish your review of ${product} as it is.`,
      `Reason: ${reason}`,
      'You can change it, and we’ll read it again. The number of stars is never a reason.',
    ],
    action: { label: 'Change your review', url: changeUrl },
  }),

  'review-answered': ({ product, url }: Reviewed & { readonly url: string }, { shopName }: ShopFacts): Letter => ({
    subject: `We answered your review of ${product}`,
    sms: `${shopName}: we answered your review of ${product}. ${url}`,
    paragraphs: [`We answered your review of ${product}, below it on the product’s page.`],
    action: { label: 'Read the answer', url },
  }),
} as const;
