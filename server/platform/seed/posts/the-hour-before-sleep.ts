import type { WrittenPost } from './written-posts.ts';

export const theHourBeforeSleep: WrittenPost = {
  slug: 'the-hour-before-sleep',
  title: 'The hour before sleep: an old routine for a loud city',
  summary:
    'Oil, water, darkness and a fixed time. What the old books ask of the evening, and what research on habits agrees with.',
  category: 'rest',
  publishedOn: '2026-11-11',
  sku: 'sleep-mantra',
  sections: [
    {
      title: 'Sleep as one of three pillars',
      passages: [
        'The Charaka Samhita, one of the oldest books of Ayurveda that we have, counts three things that carry a life like pillars carry a house: food, sleep, and brahmacharya, which one may read as measure in how one lives. It does not see sleep as the pause after the real day. It is a part of the work, and it is prepared for.',
        'That is the part that cities have lost. Most of us fall from a bright screen into the dark and expect the body to follow at once. It will, on some nights. On the others it lies there and plans tomorrow.',
      ],
    },
    {
      title: 'Sixty minutes, in four parts',
      passages: [
        [
          'First quarter: end the day on paper. Write down what is left over, with one next step for each thing. A list outside the head need not be repeated inside it.',
          'Second quarter: dim. Ceiling lights off, one warm lamp on, screens away. Light in the evening holds back the hormone of the night, and blue light holds it back most.',
          'Third quarter: water and oil. A warm bath or only warm feet, then a spoon of sesame oil rubbed into the soles. The old name for it is padabhyanga; the plain reason to like it is that warm hands and feet let the body give off heat, and few signs foretell so well that sleep comes soon.',
          'Last quarter: something slow. A few pages that do not excite you, five minutes of long out-breaths, or nothing at all.',
        ],
      ],
    },
    {
      title: 'Two rules that matter more than the rest',
      passages: [
        'Get up at the same time, on Sundays too. A fixed hour of rising matters more than a fixed hour of going to bed, say people who run a clinic for it. And keep the bed for the night: if you have been awake for what feels like twenty or thirty minutes, get up, sit in the dim room, and come back when your eyes are heavy. Sleep clinics teach both, and they are free.',
        'Tea and coffee belong to the forenoon. On average half of the caffeine of a cup at four is still about at nine, and some people carry it twice as long. A heavy late dinner keeps the kitchen of the body busy in the same way; the old advice to leave two or three hours between the plate and the pillow has aged well.',
      ],
    },
    {
      title: 'Where our drops belong',
      passages: [
        'Many who write to us take Sleep Mantra at the start of the third quarter, as the sign that the day is over. We like that use best: five drops, the same chair, the same hour. It is a traditional preparation of ashwagandha in sesame oil, a part of an evening, and no replacement for one.',
      ],
    },
  ],
  caution:
    'Trouble with sleep on three nights a week for some weeks, loud snoring with pauses, or a mood that does not lift are reasons to see a doctor, soon. Do not add herbs to sleeping tablets or to medicine for mood without asking the person who prescribed them.',
  sources: [
    {
      name: 'Charaka Samhita, Sutrasthana 11, Tistraishaniya: the three supporting pillars (Charak Samhita Online)',
      url: 'https://www.carakasamhitaonline.com/mediawiki-1.32.1/index.php?title=Tistraishaniya_Adhyaya',
    },
    {
      name: 'Action spectrum for melatonin regulation in humans (Brainard and others, Journal of Neuroscience 21, 2001)',
      url: 'https://doi.org/10.1523/JNEUROSCI.21-16-06405.2001',
    },
    {
      name: 'Warm feet promote the rapid onset of sleep (Kräuchi and others, Nature 401, 1999)',
      url: 'https://www.nature.com/articles/43366',
    },
    {
      name: 'Sleep habits, from a hospital’s insomnia team: rising, caffeine, the bed (University College London Hospitals)',
      url: 'https://uclh.nhs.uk/patients-and-visitors/patient-information-pages/sleep-hygeine',
    },
    {
      name: 'The good sleep guide: getting up after twenty to thirty minutes awake (Jesmond Health Partnership)',
      url: 'https://jesmondhealthpartnership.co.uk/Resources/the-good-sleep-guide/',
    },
    {
      name: 'Pharmacology of caffeine (Institute of Medicine, NCBI Bookshelf NBK223808)',
      url: 'https://www.ncbi.nlm.nih.gov/books/NBK223808/',
    },
  ],
};
