import { setup } from 'xstate';

export type ReviewEvent =
  /** The shop has read it and shows it. */
  | { type: 'review.publish' }
  | { type: 'review.reject' }
  /** The writer changed stars, words or photos. */
  | { type: 'review.revise' }
  | { type: 'review.withdraw' }
  /** The shop wrote an answer below it. */
  | { type: 'review.answer' };

/**
 * The life of one review (REV-01), which the server runs with XState's pure transition function. Its actions name the
 * messages that the writer gets.
 */
export const reviewMachine = setup({
  types: {} as { events: ReviewEvent },
  actions: {
    tellPublished: () => {},
    tellRejected: () => {},
    tellAnswered: () => {},
  },
}).createMachine({
  id: 'review',
  description: 'The life of one review, from the first words until it is read by others.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The review is written. The shop hasn’t read it yet.',
      on: {
        'review.publish': { target: 'published', actions: 'tellPublished' },
        'review.reject': { target: 'rejected', actions: 'tellRejected' },
        'review.revise': { target: 'waiting', reenter: true },
        'review.withdraw': 'withdrawn',
      },
    },
    published: {
      description: 'Everybody can read the review, and its stars count.',
      on: {
        'review.reject': { target: 'rejected', actions: 'tellRejected' },
        'review.revise': 'waiting',
        'review.withdraw': 'withdrawn',
        'review.answer': { actions: 'tellAnswered' },
      },
    },
    rejected: {
      description: 'The shop doesn’t show the review. The writer knows why and can change it.',
      on: {
        'review.publish': { target: 'published', actions: 'tellPublished' },
        'review.revise': 'waiting',
        'review.withdraw': 'withdrawn',
      },
    },
    withdrawn: {
      description: 'The writer took the review back. They can write it again.',
      on: { 'review.revise': 'waiting' },
    },
  },
});
