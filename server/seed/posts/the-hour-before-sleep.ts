import type { WrittenPost } from '../written-posts.ts';

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
        'The Charaka Samhita, one of the oldest books of Ayurveda that we have, counts three things that carry a life like pillars carry a house: food, sleep, and measure in how one lives. It does not see sleep as the pause after the real day. It is a part of the work, and it is prepared for.',
        'That is the part that cities have lost. Most of us fall from a bright screen into the dark and expect the body to follow at once. It will, on some nights. On the others it lies there and plans tomorrow.',
      ],
    },
    {
      title: 'Sixty minutes, in four parts',
      passages: [
        [
          'First quarter: end the day on paper. Write down what is left over, with one next step for each thing. A list outside the head need not be repeated inside it.',
          'Second quarter: dim. Ceiling lights off, one warm lamp on, screens away. Light in the evening tells the body that it is still afternoon, and short-wave light says it loudest.',
          'Third quarter: water and oil. A warm bath or only warm feet, then a spoon of sesame oil rubbed into the soles. The old name for it is padabhyanga; the plain reason to like it is that warm feet help the core of the body to cool, and that is how sleep begins.',
          'Last quarter: something slow. A few pages that do not excite you, five minutes of long out-breaths, or nothing at all.',
        ],
      ],
    },
    {
      title: 'Two rules that matter more than the rest',
      passages: [
        'Get up at the same time, on Sundays too. The hour of rising sets the hour of tiredness, and no oil, tea or drop is stronger than that clock. And keep the bed for the night: if you have been awake for what feels like twenty minutes, get up, sit in the dim room, and come back when your eyes are heavy. Sleep clinics teach both, and they are free.',
        'Tea and coffee belong to the forenoon. Half of the caffeine of a cup at four is still about at nine or ten, and some people carry it longer. A heavy late dinner keeps the kitchen of the body busy in the same way; the old advice to leave two or three hours between the plate and the pillow has aged well.',
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
      name: 'Charaka Samhita, Sutrasthana 11: the three pillars of life (Charak Samhita Online)',
      url: 'https://www.carakasamhitaonline.com/',
    },
    {
      name: 'About sleep (Centers for Disease Control and Prevention)',
      url: 'https://www.cdc.gov/sleep/about/index.html',
    },
    {
      name: 'Insomnia: self-help before treatment (National Health Service)',
      url: 'https://www.nhs.uk/conditions/insomnia/',
    },
  ],
};
