import type { WrittenPost } from '../written-posts.ts';

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
        'A dog hears roughly twice as high as we do, and hears faint sounds from much further away. A cracker three lanes off, which we hardly notice, is a sudden event with no visible reason. Trembling, panting, hiding or barking at nothing are not bad manners. They are fear, and fear cannot be trained away on the evening itself.',
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
        'Then stay, or let somebody stay whom the dog loves. Comfort does not reward fear. If your dog wants to lean on you, be leaned on; if it wants to hide, do not pull it out. Talk as you always talk. Never take a dog along to see the fireworks.',
      ],
    },
    {
      title: 'Where drops come in, and where they do not',
      passages: [
        'Many families give two drops of Dog Mantra with dinner in these days, as a small fixed moment in an unusual week. It is an oil with haldi, ashwagandha and chamomile. It is no answer to panic, and it comes after everything above: the room, the walk and you.',
      ],
    },
  ],
  caution:
    'Please ask your vet before you give your dog anything new, above all if it is very young, very old, expecting or on medicine. Call at once if a dog collapses, cannot settle for hours, or has eaten something it should not.',
  sources: [
    {
      name: 'Fireworks and your dog (RSPCA)',
      url: 'https://www.rspca.org.uk/adviceandwelfare/seasonal/fireworks',
    },
    {
      name: 'People foods to avoid feeding your pets (ASPCA Animal Poison Control)',
      url: 'https://www.aspca.org/pet-care/animal-poison-control/people-foods-avoid-feeding-your-pets',
    },
  ],
};
