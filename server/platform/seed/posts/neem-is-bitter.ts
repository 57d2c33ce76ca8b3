import type { WrittenPost } from './written-posts.ts';

export const neemIsBitter: WrittenPost = {
  slug: 'neem-is-bitter',
  title: 'Neem is bitter. That is rather the point',
  summary:
    'A taste that most of us avoid has its own place at the Indian table. A short defence of the bitter leaf.',
  category: 'plants',
  publishedOn: '2026-10-12',
  sku: 'green-mantra',
  sections: [
    {
      title: 'The tree at the gate',
      passages: [
        'You have probably stood under one today. Neem, Azadirachta indica, shades bus stops, temple yards and half the villages of the plains. It is a cousin of mahogany, it stays green through almost any summer, and in spring its new leaves come out copper-red and soft before they turn into the familiar small saws.',
        'Chew one of those tender leaves and you will remember it. The bitterness comes slowly, stays long, and makes the next sip of plain water taste almost sweet.',
      ],
    },
    {
      title: 'One taste of six',
      passages: [
        'Ayurveda counts six tastes: sweet, sour, salty, pungent, bitter and astringent. A good meal, it says, has a little of each. Sweet, sour, salty and hot look after themselves on a modern plate. Bitter is the one that went missing, bred out of vegetables and hidden under sugar.',
        'Our tongues take it seriously all the same. Humans have about twenty-five kinds of receptor for bitter and, as far as is known, one for sweet. Bitter is how plants say: not too much of me. The old answer in the kitchen was not to avoid it, but to keep it small and put it first.',
      ],
    },
    {
      title: 'How India eats it',
      passages: [
        [
          'In Bengal, neem leaves are fried crisp with brinjal in early spring and eaten with rice before anything else.',
          'In Karnataka, Telangana and Andhra Pradesh, Ugadi begins with neem flowers and jaggery together: a year has both.',
          'In Tamil Nadu, dried neem flowers are roasted in ghee and dropped into a thin, peppery rasam.',
        ],
        'In all three the amount is tiny. Nobody makes a salad of neem, and nobody should.',
      ],
    },
    {
      title: 'Why our drops stay bitter',
      passages: [
        'When we made Green Mantra, the easy way was to drown the leaf in sugar or to filter the taste out. The first would have been a sweet with a story; the second would have left green water. So we took tender leaf, added moringa and amla, and used vegetable glycerine from coconut, which rounds the edge a little. Ginger and lime do the rest in the flavoured one.',
        'It is still bitter. Begin with five drops in a full glass, drink it before you eat, and give your tongue a week. If you never come to like it, there is always brinjal.',
      ],
    },
  ],
  caution:
    'Neem is not for pregnancy, nursing, or when planning a child, and not for small children. If you take medicine, above all for blood sugar or blood pressure, ask your doctor first. Neem oil from the seed is another thing altogether and is not for swallowing.',
  sources: [
    {
      name: 'Azadirachta indica A.Juss. (Plants of the World Online, Royal Botanic Gardens, Kew)',
      url: 'https://powo.science.kew.org/taxon/urn:lsid:ipni.org:names:1213180-2/general-information',
    },
    {
      name: 'The molecular receptive ranges of human TAS2R bitter taste receptors (Meyerhof and others, Chemical Senses 35, 2010)',
      url: 'https://doi.org/10.1093/chemse/bjp092',
    },
  ],
};
