import { t } from '../../../../src/domain/kit/text/text.ts';
import type { Letter, ShopFacts } from './letter.ts';

/** Prescription updates. The content stays behind the sign-in. */
export const prescriptionTemplates = {
  'prescription-received': (_: object, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`We have your prescription`,
    sms: t`${shopName}: we have your prescription. A practitioner will review it, and we will tell you. ${origin}/dashboard/prescriptions`,
    paragraphs: [
      t`We have your prescription. A practitioner will review it, and we’ll tell you as soon as it’s done.`,
    ],
    action: prescriptions(origin),
  }),

  'prescription-approved': (_: object, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`Your prescription is approved`,
    sms: t`${shopName}: your prescription is approved. What the practitioner wrote: ${origin}/dashboard/prescriptions`,
    paragraphs: [t`Your prescription is approved. What the practitioner wrote for you is in your account.`],
    action: prescriptions(origin),
  }),

  'prescription-refused': (_: object, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`About your prescription`,
    sms: t`${shopName}: we could not approve your prescription. The reason is in your account: ${origin}/dashboard/prescriptions`,
    paragraphs: [
      t`The practitioner couldn’t approve your prescription. The reason is in your account.`,
      t`We’ve cancelled the items waiting for it and are refunding them to your original payment method.`,
    ],
    action: prescriptions(origin),
  }),

  'prescription-asked-again': (_: object, { shopName, origin }: ShopFacts): Letter => ({
    subject: t`Please send your prescription again`,
    sms: t`${shopName}: please send your prescription again. What is missing is in your account: ${origin}/dashboard/prescriptions`,
    paragraphs: [
      t`The practitioner needs your prescription again. Your account shows what’s missing, and you can send it from there.`,
    ],
    action: prescriptions(origin),
  }),
} as const;

function prescriptions(origin: string) {
  return { label: t`Open your prescriptions`, url: `${origin}/dashboard/prescriptions` };
}
