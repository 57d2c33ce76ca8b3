import type { WrittenPost } from './written-posts.ts';

export const amlaInNovember: WrittenPost = {
  slug: 'amla-in-november',
  title: 'Amla in November: what to do with a kilo of sour',
  summary:
    'The season is short, the fruit is hard and sour, and it keeps for a year if you let it. Three ways that need no sugar factory.',
  category: 'kitchen',
  publishedOn: '2026-11-04',
  sku: 'green-mantra',
  sections: [
    {
      title: 'A fruit that nobody eats by accident',
      passages: [
        'Around Diwali the carts fill with pale green marbles, ribbed like small pumpkins: amla, the Indian gooseberry, Phyllanthus emblica. Bite into one and your whole face takes part. Then drink some water, and the water is sweet. Few fruits play that trick, and it is the reason why grandmothers hand one to children and wait.',
        'Sour is the acid, and what draws your mouth together are tannins and their kin. There is vitamin C in it too. How much has been argued over for decades: laboratories measured in different ways, and for a while some doubted that there was any. So we give no number here.',
      ],
    },
    {
      title: 'Salt: two weeks on the window sill',
      passages: [
        [
          'Steam a kilo of fruit for eight minutes, until the ribs open. Pull the segments off the stone.',
          'Layer them in a clean glass jar with two heaped tablespoons of salt and a teaspoon of turmeric.',
          'Close it, shake it once a day, and give it sun. After two weeks it is soft and sharp. It keeps in the fridge for months.',
        ],
        'Two pieces beside dal and rice are plenty. If you have been told to eat little salt, choose another of the three.',
      ],
    },
    {
      title: 'Sun: a jar of mouth-dryers',
      passages: [
        'Steam and part the fruit as above, toss it with a little ginger juice and a pinch of salt, spread it on a cloth and dry it for three or four days until it is leathery. Chew a piece after a meal instead of something sweet. In Gujarat and Rajasthan every corner shop has a jar of it, and most of them are far sweeter than yours will be.',
      ],
    },
    {
      title: 'Fresh: the morning glass',
      passages: [
        'One fruit, stone out, a slice of ginger, a glass of water, half a minute in the mixer, strained or not. It is best before breakfast and worst on an empty stomach that is already sour; you will know which one you have. Rinse the mouth with plain water afterwards and brush half an hour later, because acid softens enamel for a while.',
        'The same fruit stands behind neem and moringa in Green Mantra. There it is dried and ground, and its work is humble: it lends its sourness to two leaves that are bitter and grassy. We did not put it there for a number on the label.',
      ],
    },
    {
      title: 'How to choose',
      passages: [
        'Take heavy fruit with clear, even skin; brown spots go to the stone. The large ones are easier to part, the small wild ones are stronger. Wash them, dry them well, and leave the bowl on the table: whoever walks past will try one, once.',
      ],
    },
  ],
  caution:
    'Amla is food, and in the amounts of a kitchen most people take it well. If you are on medicine for blood sugar or blood clotting, have kidney stones, or are due for surgery, ask your doctor before you make a daily habit of it.',
  sources: [
    {
      name: 'Phyllanthus emblica L. (Plants of the World Online, Royal Botanic Gardens, Kew)',
      url: 'https://powo.science.kew.org/taxon/urn:lsid:ipni.org:names:353838-1',
    },
    {
      name: 'A review of what is in amla, and of the studies on it (PubMed Central PMC9137578)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9137578',
    },
    {
      name: 'Vitamin C content and antioxidant activity of the fruit and of the Ayurvedic preparation of Emblica officinalis (Scartezzini and others, Journal of Ethnopharmacology 104, 2006)',
      url: 'https://www.researchgate.net/publication/7540788_Vitamin_C_content_and_antioxidant_activity_of_the_fruit_and_of_the_Ayurvedic_preparation_of_Emblica_officinalis_Gaertn',
    },
  ],
};
