import {
  ayurvedicHsn,
  density,
  labelFactsOf,
  labelOf,
  type SeedProduct,
  usualDiscount,
  weightsOf,
} from './seed-product.ts';

export const peaceMantra: SeedProduct = {
  sku: 'peace-mantra',
  name: 'Peace Mantra',
  nativeName: 'शान्ति',
  tagline: 'For calmer days, with brahmi',
  description:
    'Brahmi grows low and slow at the edge of water, and has been part of Ayurvedic mornings for a very long time. Peace Mantra is a cold-pressed sesame oil in which brahmi, shankhpushpi and tulsi have steeped until the oil has taken their colour. Five drops, once a day, at a moment that you choose. It is made in small batches in Bengaluru, without sugar, alcohol or artificial colour.',
  category: 'Calm',
  price: 1299,
  discount: usualDiscount,
  flavours: ['Tulsi mint', 'Rose', 'Plain'],
  variants: ['30 ml', '2 × 15 ml'],
  weights: weightsOf(density.oil, [
    { variant: '30 ml', bottles: 1, millilitres: 30 },
    { variant: '2 × 15 ml', bottles: 2, millilitres: 15 },
  ]),
  timePeriod: null,
  ingredients: [
    { name: 'Brahmi', botanicalName: 'Bacopa monnieri, whole plant', amount: '100 mg per 5 drops' },
    { name: 'Shankhpushpi', botanicalName: 'Convolvulus prostratus, whole plant', amount: '40 mg per 5 drops' },
    { name: 'Tulsi', botanicalName: 'Ocimum tenuiflorum, leaf', amount: '20 mg per 5 drops' },
    { name: 'Til oil', botanicalName: 'Sesamum indicum, cold-pressed seed oil', amount: 'to 0.25 ml' },
  ],
  benefits: [
    'A short pause that belongs to you: five drops and a few slow breaths',
    'Brahmi, the herb that Ayurveda has long kept for a quiet mind',
    'Sesame oil pressed cold and filtered through cloth',
    'No sugar, no alcohol, no artificial colour',
  ],
  howToUse: [
    { title: 'Shake', text: 'The herbs settle at the bottom. Ten seconds of shaking bring them back.' },
    {
      title: 'Five drops',
      text: 'Under the tongue or in warm water, in the morning or whenever the day gets loud.',
    },
    {
      title: 'Once a day',
      text: 'Keep it near something that you do daily, such as your first cup of tea. More than five drops is not better.',
    },
  ],
  questions: [
    {
      question: 'When will I notice something?',
      answer:
        'People differ, and so do days. Ayurveda is unhurried: give a new habit two to four weeks before you judge it.',
    },
    {
      question: 'Can I take it with my other medicines?',
      answer:
        'Please ask your doctor first. If you like, send us your prescription on WhatsApp and our doctor will look at it with you.',
    },
    {
      question: 'Is it for pregnancy or for children?',
      answer:
        'We do not recommend it during pregnancy, while nursing, or for anyone under 18, unless a doctor has advised it.',
    },
    {
      question: 'Which flavour should I choose?',
      answer:
        'Tulsi mint is fresh and light, Rose is soft, and Plain tastes of sesame and herbs. The herbs are the same in all three.',
    },
  ],
  label: labelOf(30, '18 months from packing'),
  labelFacts: labelFactsOf(),
  images: ['/og/peace-mantra.jpg'],
  hsn: ayurvedicHsn,
  gstRate: 5,
  stock: 120,
};
