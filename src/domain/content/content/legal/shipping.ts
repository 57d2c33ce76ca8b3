import type { LegalDocument } from '../content.ts';

export const shipping: LegalDocument = {
  slug: 'shipping',
  title: 'Shipping',
  summary: 'Where we deliver, what it costs and how long it takes.',
  updatedOn: '2026-11-21',
  sections: [
    {
      title: 'Where we deliver',
      passages: [
        'We deliver to addresses in India that our couriers serve. Enter your pincode on a product’s page or at checkout to see whether we deliver there, when, and whether the courier accepts cash. We do not deliver to the Andaman and Nicobar Islands and Lakshadweep, or abroad.',
      ],
    },
    {
      title: 'What it costs',
      passages: [
        '{deliveryPrice}. Members of the Bliss Club pay nothing for delivery. The fee is part of the total in the cart, before you begin to pay, and includes GST.',
      ],
    },
    {
      title: 'Delivery times',
      passages: [
        'An order placed before 2 pm leaves us on the same working day, a later one on the next. Sundays are not working days. From there:',
        [
          'Bengaluru: 1 to 2 working days',
          'Other large cities and the south: 2 to 4 working days',
          'Most other places: 4 to 6 working days',
          'The hills, Jammu and Kashmir, and the north-east: 6 to 9 working days',
        ],
        'These are estimates. Festivals, floods, strikes and elections can make them longer. If your parcel is more than three working days late, write to us. We trace it, and send a new one or refund you if it can’t be found.',
      ],
    },
    {
      title: 'Cash on delivery',
      passages: [
        '{cashTerms}. It depends on the pincode as well; in some hill states couriers do not take cash. Please keep the exact amount ready. You may ask to see the unopened parcel before you pay, but not to open it.',
      ],
    },
    {
      title: 'When the parcel arrives',
      passages: [
        'Someone should be there to receive it. The courier tries up to three times and then returns it to us. We refund the items once they are here, less the delivery fee that was paid.',
        'If the box is torn, wet or open, please take a photo and refuse it, or write to us within 48 hours. Until the parcel is in your hands, loss and damage are ours to bear.',
      ],
    },
    {
      title: 'Wrong address',
      passages: [
        'You can change the address until the order is packed: write to {email} or call {phone}. After that, the courier decides what can still be changed.',
      ],
    },
  ],
};
