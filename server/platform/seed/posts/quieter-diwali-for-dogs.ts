import type { WrittenPost } from './written-posts.ts';

export const quieterDiwaliForDogs: WrittenPost = {
  slug: 'quieter-diwali-for-dogs',
  title: 'A quieter Diwali for dogs: what to do in the week before',
  summary:
    'Crackers cannot be explained to a dog. A room, a routine and an early walk can be arranged, and a week is enough.',
  category: 'dogs',
  publishedOn: '2026-10-21',
  sku: 'dog-mantra',
  sections: [
    {
      title: 'Why it is so loud for them',
      passages: [
        'A dog hears roughly twice as high as we do, up to some 45 kHz, and it cannot know what a bang means. A cracker three lanes off, which we hardly notice, is a sudden event with no visible reason. Trembling, panting, hiding or barking at nothing are not bad manners. They are fear, and fear cannot be trained away on the evening itself.',
      ],
    },
    {
      title: 'Seven days before: choose the room',
      passages: [
        'Pick the innermost room, far from the street. Put down the usual bed, water and something that smells of you. Feed your dog there, and leave the door open, so that the room is a good place before it is needed. Some dogs prefer the space under a table or a cupboard; if yours has chosen such a cave, make that one soft.',
      ],
    },
    {
      title: 'Four days before: rehearse',
      passages: [
        [
          'Try the curtains, a fan and quiet music together for half an hour a day, and be in the room.',
          'Move the evening walk a little earlier each day, until it ends before dusk.',
          'Check the collar, the tag with your phone number and the lead. A frightened dog runs, and it runs far.',
          'Ask your vet now, not on the day, if your dog has panicked in other years. A vet has options; a human medicine from your own shelf is never one of them.',
        ],
      ],
    },
    {
      title: 'On the night',
      passages: [
        'Long walk in the afternoon, dinner early, windows closed before the first cracker. Keep diyas and rangoli powder where a wagging tail does not reach, and the sweets too: chocolate, raisins and anything with xylitol are dangerous for dogs.',
        'Then stay, or let somebody stay whom the dog loves. Comfort is allowed: among 1,225 dogs whose people were asked, petting and talking went with neither more fear nor less, while a chew or a game during the noise went with less. If your dog wants to lean on you, be leaned on; if it wants to hide, do not pull it out. Talk as you always talk. Never take a dog along to see the fireworks.',
      ],
    },
    {
      title: 'Where drops come in, and where they do not',
      passages: [
        'Many families give two drops of Dog Mantra with dinner in these days, as a small fixed moment in an unusual week. It is an oil with haldi, ashwagandha and chamomile. It is no answer to panic: herbal products on their own have not been shown to carry a frightened dog through a night. It comes after everything above: the room, the walk and you.',
      ],
    },
  ],
  caution:
    'Please ask your vet before you give your dog anything new, above all if it is very young, very old, expecting or on medicine. Call at once if a dog collapses, cannot settle for hours, or has eaten something it should not.',
  sources: [
    {
      name: 'Therapy and prevention of noise fears in dogs: a review of the current evidence (Riemer, Animals 13, 2023)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10705068',
    },
    {
      name: 'Effectiveness of treatments for firework fears in dogs: 1,225 owners asked (Riemer, preprint, 2019)',
      url: 'https://www.biorxiv.org/content/10.1101/663294v1.full',
    },
    {
      name: 'How well do dogs and other animals hear? (Louisiana State University)',
      url: 'https://www.lsu.edu/deafness/HearingRange.html',
    },
    {
      name: 'People foods to avoid feeding your pets (ASPCA Animal Poison Control)',
      url: 'https://www.aspca.org/pet-care/animal-poison-control/people-foods-avoid-feeding-your-pets',
    },
  ],
};
