import {
  ayurvedicHsn,
  density,
  labelFactsOf,
  labelOf,
  type SeedProduct,
  usualDiscount,
  weightsOf,
} from './seed-product.ts';

export const dogMantra: SeedProduct = {
  sku: 'dog-mantra',
  name: 'Dog Mantra',
  nativeName: 'श्वान',
  tagline: 'For the one who waits at the door',
  description:
    'A mild oil for dogs, with haldi, a little ashwagandha and chamomile in cold-pressed coconut oil. Two drops on the gums or over food. Many families start it a few days before guests, a journey or Diwali night, together with a closed window and a familiar blanket. It has no onion, no garlic, no xylitol and no added salt.',
  category: 'Pets',
  price: 899,
  discount: usualDiscount,
  flavours: ['Plain'],
  variants: ['15 ml', '3 × 5 ml'],
  weights: weightsOf(density.oil, [
    { variant: '15 ml', bottles: 1, millilitres: 15 },
    { variant: '3 × 5 ml', bottles: 3, millilitres: 5 },
  ]),
  timePeriod: null,
  ingredients: [
    { name: 'Haldi', botanicalName: 'Curcuma longa, rhizome', amount: '10 mg per 2 drops' },
    { name: 'Ashwagandha', botanicalName: 'Withania somnifera, root', amount: '8 mg per 2 drops' },
    { name: 'Chamomile', botanicalName: 'Matricaria chamomilla, flower', amount: '5 mg per 2 drops' },
    { name: 'Nariyal oil', botanicalName: 'Cocos nucifera, cold-pressed oil', amount: 'to 0.1 ml' },
  ],
  benefits: [
    'Two drops are easy to give: on the gums or over dinner',
    'Herbs that Indian homes know, in amounts meant for dogs',
    'No onion, garlic, xylitol or added salt',
    'Goes well with what helps most: company, a closed window and a blanket',
  ],
  howToUse: [
    { title: 'Up to 10 kg', text: 'One drop, once a day, over food.' },
    { title: 'Above 10 kg', text: 'Two drops, once a day, on the gums or over food.' },
    {
      title: 'Before loud days',
      text: 'Start three days before. Speak to your vet first if your dog is very young, very old, expecting or on medicine.',
    },
  ],
  questions: [
    {
      question: 'Can cats have it?',
      answer: 'No. It is made for dogs. Cats handle many plants differently, so please keep it away from them.',
    },
    {
      question: 'My dog takes medicine. May I give it too?',
      answer:
        'Please ask your vet first and show the list of ingredients. We are glad to answer questions from your vet by e-mail.',
    },
    {
      question: 'How should I store it?',
      answer:
        'Below 30 °C. Coconut oil turns white and firm on cool days; hold the bottle in a warm hand for a minute.',
    },
  ],
  label: labelOf(15, '12 months from packing'),
  labelFacts: labelFactsOf(),
  images: ['/og/dog-mantra.jpg'],
  hsn: ayurvedicHsn,
  gstRate: 5,
  stock: 120,
};
