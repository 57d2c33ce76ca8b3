import type { WrittenPost } from './written-posts.ts';

export const ashwagandhaRoot: WrittenPost = {
  slug: 'ashwagandha-root',
  title: 'Why we use the root, and not the leaf, of ashwagandha',
  summary:
    'One small shrub, two very different harvests. Here is what grows where, and why only one part goes into our oil.',
  category: 'plants',
  publishedOn: '2026-10-28',
  sku: 'sleep-mantra',
  sections: [
    {
      title: 'A plant that likes poor soil',
      passages: [
        'Ashwagandha is not much to look at. It is a grey-green shrub, knee to waist high, with dull oval leaves and flowers that you can miss. It belongs to the nightshades, like tomato and brinjal, and it is happiest where few other crops are: on light, dry, rather poor ground in Madhya Pradesh, Rajasthan and Gujarat.',
        'Its one vanity comes late. Around each berry a papery lantern forms, and inside it the berry turns from green to orange-red. When the lanterns dry and the lower leaves yellow, about half a year after sowing, farmers know that the roots are ready.',
      ],
    },
    {
      title: 'What the two names say',
      passages: [
        'In Sanskrit, ashva is a horse and gandha is a smell. Pull up a fresh root, hold it to your nose, and the name needs no further explanation. Botanists call the plant Withania somnifera; the second word is Latin for sleep-bringing. A name is not a proof of anything. It only tells us what people of another time had in mind when they looked at it.',
      ],
    },
    {
      title: 'Root and leaf are two materials',
      passages: [
        'Both parts hold a family of substances called withanolides, but root and leaf are not made of the same mixture. Leaves are cheaper, because they are left over when the roots have been sold. That makes leaf extract tempting for anyone who buys by a single number on a certificate.',
        'We stay with the root for three plain reasons.',
        [
          'It is the part that Ayurvedic texts describe, and the part that the Ayurvedic Pharmacopoeia of India lists.',
          'Most of what is sold of the plant is root, and so is most of what people have tried and written about.',
          'It keeps well. A thick, clean, dry root can be looked at, broken and smelled before it is bought. Powdered leaf hides a lot.',
        ],
      ],
    },
    {
      title: 'From the field to the drop',
      passages: [
        'The roots are washed, cut and dried in shade for ten days. Then they simmer in sesame oil with water, on a small flame, until the water is gone. It is a slow way to flavour an oil and a good way to make a kitchen smell of earth. What is left is filtered through cloth and rests before it is bottled.',
        'How much of it is in five drops is printed on the label and on the product’s page. If a label shows you only the word ashwagandha, ask which part it is, and how much.',
      ],
    },
  ],
  caution:
    'Ashwagandha is not for everybody. Leave it out in pregnancy and while nursing, and speak to your doctor first if you take medicine for sleep, mood, thyroid, blood sugar or blood pressure, or if you have had trouble with your liver.',
  sources: [
    {
      name: 'Withania somnifera (L.) Dunal (Plants of the World Online, Royal Botanic Gardens, Kew)',
      url: 'https://powo.science.kew.org/taxon/urn:lsid:ipni.org:names:821709-1/general-information',
    },
    {
      name: 'Ashwagandha: Is it helpful for stress, anxiety, or sleep? The names, root and leaf, safety (Office of Dietary Supplements, National Institutes of Health)',
      url: 'https://ods.od.nih.gov/factsheets/Ashwagandha-HealthProfessional/',
    },
    {
      name: 'Ashwagandha: usefulness and safety (National Center for Complementary and Integrative Health)',
      url: 'https://www.nccih.nih.gov/health/ashwagandha',
    },
  ],
};
