import { command, done, failed, keyFor, refused, type EventCases } from '../../kit/cases.ts';
import { reviewMistakes } from '../../../domain/content/review/review.ts';
import type { OpenedReview, ReviewFormContext, ReviewFormInput } from './review-form.types.ts';

export const reviewFormInput: ReviewFormInput = { token: 'a-token' };

const unwritten: OpenedReview = { sku: 'sleep-mantra', product: 'Sleep Mantra', firstName: 'Asha', written: null };
const written = {
  stars: 4,
  words: 'I sleep through the night now.',
  author: 'Asha',
  photoIds: ['4a6e0a5e-1f6c-4b6e-9a57-0f1d2c3b4a59'],
  reason: '',
} as const;
export const waitingReview: OpenedReview = { ...unwritten, written: { ...written, status: 'waiting' } };
const rejectedReview: OpenedReview = {
  ...unwritten,
  written: { ...written, status: 'rejected', reason: 'Please leave out the doctor’s name.' },
};
const withdrawnReview: OpenedReview = { ...unwritten, written: { ...written, status: 'withdrawn' } };
const token = 'a-token';

export const reviewFormCases: EventCases = {
  'stars.choose': [command('stars.choose', { stars: 4 })],
  'field.type': [
    command('field.type', { field: 'words', text: 'I sleep through the night now.' }),
    command('field.type', { field: 'author', text: 'Asha R.' }),
  ],
  'photo.choose': [command('photo.choose', { photo: { name: 'bottle.png', bytes: new Blob([]) } })],
  'photo.remove': [command('photo.remove', { id: 'a-photo' })],
  'xstate.done.actor.openForm': [
    done('openForm', { token, opened: unwritten, kept: null }),
    done('openForm', { token, opened: waitingReview, kept: null }),
    done('openForm', { token, opened: rejectedReview, kept: null }),
  ],
  'xstate.error.actor.openForm': [failed('openForm'), failed('openForm', refused(404))],
  'xstate.done.actor.sendPhoto': [done('sendPhoto', 'a-photo')],
  'xstate.error.actor.sendPhoto': [failed('sendPhoto', refused(415))],
  'xstate.done.actor.saveReview': [done('saveReview', waitingReview)],
  'xstate.error.actor.saveReview': [failed('saveReview')],
  'xstate.done.actor.withdrawReview': [done('withdrawReview', withdrawnReview)],
  'xstate.error.actor.withdrawReview': [failed('withdrawReview')],
};

/** Tells snapshots apart by whether it can be sent, and by whether another photo fits. */
export function reviewFormKey({ context }: { readonly context: ReviewFormContext }): string {
  return keyFor(Object.keys(reviewMistakes(context.fields)), Math.min(context.photos.length, 4));
}
