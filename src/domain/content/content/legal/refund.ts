import { t } from '../../../kit/text/text.ts';
import type { LegalDocument } from '../content.ts';

export const refund: LegalDocument = {
  slug: 'refund',
  title: t`Refund & Returns`,
  summary: t`Cancel before packing, return unopened items, and get your money back the way you paid.`,
  updatedOn: '2026-11-21',
  sections: [
    {
      title: t`Cancelling`,
      passages: [
        t`You can cancel an order until it is packed. Open it in your account and choose to cancel, or call {phone}. We refund everything that you paid for it, delivery included. Once it is packed it can no longer be cancelled, but it can be returned.`,
        t`If we cannot deliver something that you paid for, we tell you and refund it without being asked.`,
      ],
    },
    {
      title: t`Returning items you no longer want`,
      passages: [
        t`You may return products within {returnDays} after they arrived, if they are unopened, with the seal unbroken and in their box. Open the order in your account and choose what to return. You see your refund before you send the request. Or write to {email} with the order number. We answer with the address and, where the courier offers it, a pick-up.`,
        t`For hygiene and safety we cannot take back opened bottles. We refund what you paid for the items. If you return everything, we refund delivery too.`,
      ],
    },
    {
      title: t`Damaged, wrong or expired`,
      passages: [
        t`If a bottle arrives broken or leaking, past its date, or is not what you ordered, tell us within 7 days and send a photo of it and of the label. You choose: a replacement at no cost, or a full refund, including delivery if you keep nothing else from the order. You don’t need to send back what is broken.`,
      ],
    },
    {
      title: t`How refunds are paid`,
      passages: [
        [
          t`Paid by UPI, card or netbanking: to the same account or card.`,
          t`Paid in cash: to the UPI ID you give us.`,
          t`Or, however you paid, to your wallet, as soon as we have the items.`,
          t`We start the refund within 2 working days after we cancelled the order or received and checked the items.`,
          t`Banks usually need 5 to 7 working days more. If it takes longer, we give you the reference number so that your bank can find it.`,
        ],
        t`We never ask for a card number, a UPI PIN or a one-time code to make a refund. If someone does, it is not us.`,
      ],
    },
    {
      title: t`Discounts, bundles and plans`,
      passages: [
        t`For part of an order, we refund what you paid for that part, after its share of any discount. A bundle is returned as a whole.`,
        t`A weekly or monthly plan can be cancelled at any time for all deliveries that are not packed yet. Past deliveries follow the rules above.`,
      ],
    },
    {
      title: t`Bliss Club`,
      passages: [
        t`You can withdraw from a membership within 7 days of buying it, as long as you have not used its discount or free delivery. After that, it runs until it ends and isn’t refunded.`,
      ],
    },
  ],
};
