import {
  ayurvedicHsn,
  density,
  labelFactsOf,
  labelOf,
  type SeedProduct,
  usualDiscount,
  weightsOf,
} from './seed-product.ts';

export const greenMantra: SeedProduct = {
  sku: 'green-mantra',
  name: 'Green Mantra',
  nativeName: 'हरित',
  tagline: 'For everyday greens, with neem and moringa',
  description:
    'Neem is bitter. That is rather the point: Ayurveda counts bitter among the six tastes, and most plates have too little of it. Green Mantra is an extract of tender neem leaf, moringa and amla in vegetable glycerine, which softens the edge without sugar. Ten drops in a glass of water, before a meal.',
  category: 'Everyday',
  price: 1099,
  discount: usualDiscount,
  flavours: ['Ginger lime', 'Plain'],
  variants: ['30 ml', '2 × 15 ml'],
  weights: weightsOf(density.glycerine, [
    { variant: '30 ml', bottles: 1, millilitres: 30 },
    { variant: '2 × 15 ml', bottles: 2, millilitres: 15 },
  ]),
  timePeriod: null,
  ingredients: [
    { name: 'Neem', botanicalName: 'Azadirachta indica, tender leaf', amount: '60 mg per 10 drops' },
    { name: 'Moringa', botanicalName: 'Moringa oleifera, leaf', amount: '80 mg per 10 drops' },
    { name: 'Amla', botanicalName: 'Phyllanthus emblica, fruit', amount: '50 mg per 10 drops' },
    { name: 'Vegetable glycerine', botanicalName: 'from coconut', amount: 'to 0.5 ml' },
  ],
  benefits: [
    'Three green plants in one glass of water',
    'The bitter taste that a modern plate forgets',
    'No sugar, no alcohol, no powder to stir',
    'Fits into a bag: one bottle, about a month',
  ],
  howToUse: [
    { title: 'Ten drops', text: 'In a glass of water, once a day, before a meal.' },
    { title: 'Stir', text: 'Glycerine is heavier than water. One turn of the spoon is enough.' },
    { title: 'Begin gently', text: 'If bitter is new to you, start with five drops for the first week.' },
  ],
  questions: [
    {
      question: 'Does it replace vegetables?',
      answer: 'No, and nothing in a bottle does. It is a small addition to a plate that has vegetables on it.',
    },
    {
      question: 'Can I take it with my other medicines?',
      answer: 'Please ask your doctor first, above all if you take something for blood sugar or blood pressure.',
    },
    {
      question: 'Is it safe in pregnancy?',
      answer:
        'Neem is not recommended in pregnancy, while nursing, or when planning a child. Please leave it out then.',
    },
  ],
  label: labelOf(30, '18 months from packing'),
  labelFacts: labelFactsOf(),
  images: ['/og/green-mantra.jpg'],
  hsn: ayurvedicHsn,
  gstRate: 5,
  stock: 120,
};
