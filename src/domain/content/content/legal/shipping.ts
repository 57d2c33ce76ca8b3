import { t } from '../../../kit/text/text.ts';
import type { LegalDocument } from '../content.ts';

export const shipping: LegalDocument = {
  slug: 'shipping',
  title: t`Shipping`,
  summary: t`Where we deliver, what it costs and how long it takes.`,
  updatedOn: '2026-11-21',
  sections: [
    {
      title: t`Where we deliver`,
      passages: [
        t`We deliver to addresses in India that our couriers serve. Enter your pincode on a product’s page or at checkout to see whether we deliver there, when, and whether the courier accepts cash. We do not deliver to the Andaman and Nicobar Islands and Lakshadweep, or abroad.`,
      ],
    },
    {
      title: t`What it costs`,
      passages: [
        t`{deliveryPrice}. Members of the Bliss Club pay nothing for delivery. The fee is part of the total in the cart, before you begin to pay, and includes GST.`,
      ],
    },
    {
      title: t`Delivery times`,
      passages: [
        t`An order placed before 2 pm leaves us on the same working day, a later one on the next. Sundays are not working days. From there:`,
        [
          t`Bengaluru: 1 to 2 working days`,
          t`Other large cities and the south: 2 to 4 working days`,
          t`Most other places: 4 to 6 working days`,
          t`The hills, Jammu and Kashmir, and the north-east: 6 to 9 working days`,
        ],
        t`These are estimates. Festivals, floods, strikes and elections can make them longer. If your parcel is more than three working days late, write to us. We trace it, and send a new one or refund you if it can’t be found.`,
      ],
    },
    {
      title: t`Cash on delivery`,
      passages: [
        t`{cashTerms}. It depends on the pincode as well; in some hill states couriers do not take cash. Please keep the exact amount ready. You may ask to see the unopened parcel before you pay, but not to open it.`,
      ],
    },
    {
      title: t`When the parcel arrives`,
      passages: [
        t`Someone should be there to receive it. The courier tries up to three times and then returns it to us. We refund the items once they are here, less the delivery fee that was paid.`,
        t`If the box is torn, wet or open, please take a photo and refuse it, or write to us within 48 hours. Until the parcel is in your hands, loss and damage are ours to bear.`,
      ],
    },
    {
      title: t`Wrong address`,
      passages: [
        t`You can change the address until the order is packed: write to {email} or call {phone}. After that, the courier decides what can still be changed.`,
      ],
    },
  ],
};
