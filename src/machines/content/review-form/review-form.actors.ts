import { fromPromise } from 'xstate';
import { type Opening, reviewFormMachine } from './review-form.machine.ts';
import type { ChosenPhoto, OpenedReview, ReviewRequest, TypedReview } from './review-form.types.ts';

export interface ReviewFormPorts {
  /** All calls reject with CallFailed. */
  openForm(token: string, signal: AbortSignal): Promise<Opening>;
  /** What is typed into the form that was opened with this; null forgets it. */
  keepTyped(place: string, typed: TypedReview | null): void;
  /** Returns the id of the photo. */
  sendPhoto(token: string, photo: Blob, signal: AbortSignal): Promise<string>;
  saveReview(token: string, request: ReviewRequest, signal: AbortSignal): Promise<OpenedReview>;
  withdrawReview(token: string, signal: AbortSignal): Promise<OpenedReview>;
}

export function reviewFormLogic(ports: ReviewFormPorts) {
  return reviewFormMachine.provide({
    actions: { keepTyped: (_, { place, typed }) => ports.keepTyped(place, typed) },
    actors: {
      openForm: fromPromise<Opening, { token: string }>(({ input, signal }) => ports.openForm(input.token, signal)),
      sendPhoto: fromPromise<string, { token: string; photo: ChosenPhoto | null }>(({ input, signal }) =>
        input.photo
          ? ports.sendPhoto(input.token, input.photo.bytes, signal)
          : Promise.reject(new Error('No photo')),
      ),
      saveReview: fromPromise<OpenedReview, { token: string; request: ReviewRequest }>(({ input, signal }) =>
        ports.saveReview(input.token, input.request, signal),
      ),
      withdrawReview: fromPromise<OpenedReview, { token: string }>(({ input, signal }) =>
        ports.withdrawReview(input.token, signal),
      ),
    },
  });
}
