import { t } from '../../../domain/kit/text/text.ts';
import { assign, setup } from 'xstate';
import { reviewLimits, reviewMistakes } from '../../../domain/content/review/review.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';
import type {
  ChosenPhoto,
  OpenedReview,
  ReviewFormContext,
  ReviewFormEvent,
  ReviewFormInput,
  ReviewRequest,
  TypedReview,
} from './review-form.types.ts';

/** An opened form, and the token that it is saved with. */
export interface Opening {
  readonly token: string;
  readonly opened: OpenedReview;
  /** Typed before a reload and not sent yet; null if nothing was. */
  readonly kept: TypedReview | null;
}

const typedIn = ({ place, fields, photos }: ReviewFormContext) => ({ place, typed: { ...fields, photos } });

/** Writing a review of what was bought (REV-01). */
export const reviewFormMachine = setup({
  types: {} as { context: ReviewFormContext; events: ReviewFormEvent; input: ReviewFormInput },
  actors: {
    openForm: promiseSlot<Opening, { token: string }>(),
    sendPhoto: promiseSlot<string, { token: string; photo: ChosenPhoto | null }>(),
    saveReview: promiseSlot<OpenedReview, { token: string; request: ReviewRequest }>(),
    withdrawReview: promiseSlot<OpenedReview, { token: string }>(),
  },
  actions: {
    setForm: assign((_, { opening: { token, opened, kept } }: { opening: Opening }) => ({
      token,
      opened,
      fields: {
        stars: kept?.stars ?? opened.written?.stars ?? 0,
        words: kept?.words ?? opened.written?.words ?? '',
        author: kept?.author ?? opened.written?.author ?? opened.firstName,
      },
      photos:
        kept?.photos ?? (opened.written?.photoIds ?? []).map((id, place) => ({ id, name: t`Photo ${place + 1}` })),
    })),
    setOpened: assign({ opened: (_, params: { opened: OpenedReview }) => params.opened }),
    setStars: assign({ fields: ({ context }, { stars }: { stars: number }) => ({ ...context.fields, stars }) }),
    setField: assign({
      fields: ({ context }, { field, text }: { field: 'words' | 'author'; text: string }) => ({
        ...context.fields,
        [field]: text,
      }),
    }),
    /** Keeps what is typed on this device, for a reload; null once it is sent. */
    keepTyped: (_, _params: { place: string; typed: TypedReview | null }) => {},
    setPhoto: assign({ photo: (_, params: { photo: ChosenPhoto }) => params.photo }),
    addPhoto: assign(({ context }, { id }: { id: string }) => ({
      photos: [...context.photos, { id, name: context.photo?.name ?? '' }],
      photo: null,
    })),
    dropPhoto: assign({
      photos: ({ context }, { id }: { id: string }) => context.photos.filter((photo) => photo.id !== id),
    }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isRead: (_, { opening }: { opening: Opening }) =>
      opening.opened.written?.status === 'waiting' || opening.opened.written?.status === 'published',
    isMissing: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return failure.kind === 'refused' && [401, 404, 409, 422].includes(failure.status);
    },
    isFit: ({ context }) => Object.keys(reviewMistakes(context.fields)).length === 0,
    canAttach: ({ context }) => context.photos.length < reviewLimits.photos,
  },
}).createMachine({
  id: 'review-form',
  description: 'Writing a review of what was bought.',
  context: ({ input }) => ({
    ...input,
    place: input.token,
    opened: null,
    fields: { stars: 0, words: '', author: '' },
    photos: [],
    photo: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the product, and what was written about it before.',
      invoke: {
        id: 'openForm',
        src: 'openForm',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => ({ opening: event.output }) },
            target: 'sent',
            actions: { type: 'setForm', params: ({ event }) => ({ opening: event.output }) },
          },
          { target: 'writing', actions: { type: 'setForm', params: ({ event }) => ({ opening: event.output }) } },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
          { target: 'failed' },
        ],
      },
    },
    writing: {
      description: 'The buyer chooses stars and writes. It is checked when it is sent.',
      initial: 'calm',
      on: {
        'stars.choose': {
          target: '.calm',
          actions: [
            { type: 'setStars', params: ({ event }) => event },
            { type: 'keepTyped', params: ({ context }) => typedIn(context) },
          ],
        },
        'field.type': {
          target: '.calm',
          actions: [
            { type: 'setField', params: ({ event }) => event },
            { type: 'keepTyped', params: ({ context }) => typedIn(context) },
          ],
        },
        'photo.choose': {
          guard: 'canAttach',
          target: 'attaching',
          actions: ['clearFailure', { type: 'setPhoto', params: ({ event }) => event }],
        },
        'photo.remove': {
          target: '.calm',
          actions: [
            { type: 'dropPhoto', params: ({ event }) => event },
            { type: 'keepTyped', params: ({ context }) => typedIn(context) },
          ],
        },
        'review.submit': [{ guard: 'isFit', target: 'sending', actions: 'clearFailure' }, { target: '.misfit' }],
      },
      states: {
        calm: { description: 'No errors are shown.' },
        misfit: { description: 'Something is missing. Every such field says so.' },
        refused: { description: 'It couldn’t be sent. What was written is still there.' },
      },
    },
    attaching: {
      description: 'Uploading a photo.',
      invoke: {
        id: 'sendPhoto',
        src: 'sendPhoto',
        input: ({ context: { token, photo } }) => ({ token, photo }),
        onDone: {
          target: 'writing',
          actions: [
            { type: 'addPhoto', params: ({ event }) => ({ id: event.output }) },
            { type: 'keepTyped', params: ({ context }) => typedIn(context) },
          ],
        },
        onError: {
          target: 'writing.refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      description: 'Sending the review.',
      invoke: {
        id: 'saveReview',
        src: 'saveReview',
        input: ({ context: { token, fields, photos } }) => ({
          token,
          request: { ...fields, photoIds: photos.map(({ id }) => id) },
        }),
        onDone: {
          target: 'sent',
          actions: [
            { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
            { type: 'keepTyped', params: ({ context: { place } }) => ({ place, typed: null }) },
          ],
        },
        onError: {
          target: 'writing.refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      description: 'The review is with the shop, or published. It can be changed or withdrawn.',
      initial: 'calm',
      states: {
        calm: { description: 'No errors are shown.' },
        refused: { description: 'It couldn’t be withdrawn, and stays as it was.' },
      },
      on: {
        'review.change': { target: 'writing', actions: 'clearFailure' },
        'review.withdraw': { target: 'withdrawing', actions: 'clearFailure' },
      },
    },
    withdrawing: {
      description: 'Withdrawing the review.',
      invoke: {
        id: 'withdrawReview',
        src: 'withdrawReview',
        input: ({ context: { token } }) => ({ token }),
        onDone: {
          target: 'withdrawn',
          actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
        },
        onError: {
          target: 'sent.refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    withdrawn: {
      description: 'The review is no longer shown. It can be written again.',
      on: { 'review.change': 'writing' },
    },
    missing: { description: 'The link has expired, or the item can’t be reviewed.' },
    failed: {
      description: 'Couldn’t load the form. It can be retried.',
      on: { 'form.retry': 'loading' },
    },
  },
});
