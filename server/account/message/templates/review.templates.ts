import { t } from '../../../../src/domain/kit/text/text.ts';
import type { Letter, ShopFacts } from './letter.ts';

interface Reviewed {
  /** The product's name. */
  readonly product: string;
}

/** Reviews: the request, and the outcome of what was written. */
export const reviewTemplates = {
  'review-request': (
    {
      product,
      reviewUrl,
      unsubscribeUrl,
    }: Reviewed & { readonly reviewUrl: string; readonly unsubscribeUrl: string },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: t`How is ${product}?`,
    sms: t`${shopName}: how is ${product}? Tell others in a minute: ${reviewUrl} Do not ask again: ${unsubscribeUrl}`,
    paragraphs: [
      t`You have had ${product} for a while now. How is it?`,
      t`Good or bad, your review helps others to choose. The link works without signing in, for this product only.`,
    ],
    action: { label: t`Write a review`, url: reviewUrl },
    unsubscribeUrl,
    unsubscribeLabel: t`Don’t ask me again`,
  }),

  'review-published': ({ product, url }: Reviewed & { readonly url: string }, { shopName }: ShopFacts): Letter => ({
    subject: t`Your review of ${product} is published`,
    sms: t`${shopName}: your review of ${product} is published. ${url}`,
    paragraphs: [t`Thank you. Your review of ${product} is published for everybody to read.`],
    action: { label: t`See your review`, url },
  }),

  'review-rejected': (
    { product, reason, changeUrl }: Reviewed & { readonly reason: string; readonly changeUrl: string },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: t`About your review of ${product}`,
    sms: t`${shopName}: we cannot publish your review of ${product} as it is. Why, and how to change it: ${changeUrl}`,
    paragraphs: [
      t`We can’t publish your review of ${product} as it is.`,
      t`Reason: ${reason}`,
      t`You can change it, and we’ll read it again. The number of stars is never a reason.`,
    ],
    action: { label: t`Change your review`, url: changeUrl },
  }),

  'review-answered': ({ product, url }: Reviewed & { readonly url: string }, { shopName }: ShopFacts): Letter => ({
    subject: t`We answered your review of ${product}`,
    sms: t`${shopName}: we answered your review of ${product}. ${url}`,
    paragraphs: [t`We answered your review of ${product}, below it on the product’s page.`],
    action: { label: t`Read the answer`, url },
  }),
} as const;
