import type { SeedProduct } from './seed-product.ts';

export const blissClub: SeedProduct = {
  sku: 'bliss-club',
  name: 'Bliss Club',
  nativeName: 'आनन्द',
  tagline: 'It’s more than a membership.',
  description:
    'Twelve months of free delivery on every order, an extra 20% off your favourites and early access to new drops. It ends by itself after twelve months; nothing renews behind your back.',
  category: 'Membership',
  price: 999,
  discount: { trial: 0, weekly: 0, monthly: 20, comboDiscount: 0 },
  flavours: ['Standard'],
  variants: ['Yearly'],
  weights: [],
  timePeriod: 12,
  ingredients: [],
  benefits: [
    'Free delivery on every order',
    'Early access to new drops',
    'An extra 20% off your favourites',
    'The invite-only Bliss Retreat',
    'The Green Scene, our members’ letter',
  ],
  howToUse: [
    { title: 'Join', text: 'Add the club to your cart. Its discount counts on that very order.' },
    {
      title: 'Shop',
      text: 'While you are a member, the extra discount and free delivery are taken off by themselves.',
    },
  ],
  questions: [
    {
      question: 'Does it renew?',
      answer: 'No. It ends after twelve months. If you join again before, the new months are added at the end.',
    },
    {
      question: 'Does the extra discount count on bundles?',
      answer: 'Bundles have a saving of their own. The extra discount counts on everything else in the cart.',
    },
  ],
  labelFacts: [
    { label: 'Duration', value: '12 months from the day of payment' },
    { label: 'Renewal', value: 'None' },
  ],
  images: ['/og/bliss-club.jpg'],
  hsn: '999599',
  gstRate: 18,
  stock: 1_000_000,
};
