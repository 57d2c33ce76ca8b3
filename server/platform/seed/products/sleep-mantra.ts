import {
  ayurvedicHsn,
  density,
  labelFactsOf,
  labelOf,
  type SeedProduct,
  usualDiscount,
  weightsOf,
} from './seed-product.ts';

export const sleepMantra: SeedProduct = {
  sku: 'sleep-mantra',
  name: 'Sleep Mantra',
  nativeName: 'निद्रा',
  tagline: 'For restful nights, with ashwagandha',
  description:
    'Ashwagandha, jatamansi and nutmeg in cold-pressed sesame oil. The botanical name of ashwagandha, Withania somnifera, means sleep-bringing. We use only the root, dried for ten days and simmered in sesame oil until the water is gone. Five drops under the tongue, half an hour before bed, as the last small thing of the day.',
  category: 'Sleep',
  price: 1499,
  discount: usualDiscount,
  flavours: ['Saffron', 'Cardamom', 'Plain'],
  variants: ['30 ml', '2 × 15 ml'],
  weights: weightsOf(density.oil, [
    { variant: '30 ml', bottles: 1, millilitres: 30 },
    { variant: '2 × 15 ml', bottles: 2, millilitres: 15 },
  ]),
  timePeriod: null,
  ingredients: [
    { name: 'Ashwagandha', botanicalName: 'Withania somnifera, root', amount: '120 mg per 5 drops' },
    { name: 'Jatamansi', botanicalName: 'Nardostachys jatamansi, rhizome', amount: '45 mg per 5 drops' },
    { name: 'Jaiphal', botanicalName: 'Myristica fragrans, seed', amount: '10 mg per 5 drops' },
    { name: 'Til oil', botanicalName: 'Sesamum indicum, cold-pressed seed oil', amount: 'to 0.25 ml' },
  ],
  benefits: [
    'A small ritual that tells the evening to end',
    'Only the root of ashwagandha, the part that Ayurveda uses',
    'Made without sugar, alcohol or melatonin',
    'About 45 nights in a bottle of 30 ml',
  ],
  howToUse: [
    { title: 'Shake', text: 'The herbs settle. Ten seconds is enough.' },
    {
      title: 'Five drops',
      text: 'Under the tongue, half an hour before bed. Let them rest there before you swallow.',
    },
    { title: 'Two weeks', text: 'Ayurveda is slow on purpose. Give it fourteen nights, and keep the lamp low.' },
  ],
  questions: [
    {
      question: 'Can I take it with my other medicines?',
      answer:
        'Ask your doctor first, or send the prescription to ours on WhatsApp. This matters most if you take something for sleep, mood, thyroid or blood sugar.',
    },
    {
      question: 'Will I feel drowsy in the morning?',
      answer:
        'Most people who write to us do not. Start with three drops if you are unsure, and do not drive or use machines right after taking it.',
    },
    {
      question: 'Is it safe in pregnancy?',
      answer:
        'No. Ashwagandha is not recommended in pregnancy or while nursing, and this product is not meant for anyone under 18.',
    },
    {
      question: 'How do I stop a monthly plan?',
      answer: 'Choose Cancel on the plan in your cart or write to us. There is no notice period and no fee.',
    },
  ],
  label: labelOf(30, '18 months from packing'),
  labelFacts: labelFactsOf(),
  images: ['/og/sleep-mantra.jpg'],
  hsn: ayurvedicHsn,
  gstRate: 5,
  stock: 120,
};
