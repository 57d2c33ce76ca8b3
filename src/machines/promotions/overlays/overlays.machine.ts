import { assign, setup } from 'xstate';
import { watchSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';
import {
  isUnasked,
  isYielding,
  nextOverlay,
  withSurface,
  type OverlayKind,
  type Surface,
} from './overlays.rules.ts';

export type OverlaysEvent =
  | { type: 'overlay.request'; kind: OverlayKind }
  | { type: 'overlay.withdraw'; kind: OverlayKind }
  /** It’s on screen. */
  | { type: 'overlay.taken'; kind: OverlayKind }
  | { type: 'overlay.done'; kind: OverlayKind }
  | SurfaceNews
  | { type: 'page.arrived' };

/** Told at once, before anything can come over what was opened. */
export type SurfaceNews = { type: 'surface.busy'; surface: Surface } | { type: 'surface.free'; surface: Surface };

export type OverlaysFact =
  | { type: 'overlay.granted'; kind: OverlayKind }
  /** Closes the overlay, because the shopper asked for something else. */
  | { type: 'overlay.revoked'; kind: OverlayKind };

export interface OverlaysInput {
  readonly parent: Tells<OverlaysFact>;
  readonly busy: readonly Surface[];
}

export interface OverlaysContext extends OverlaysInput {
  readonly queue: readonly OverlayKind[];
  readonly shown: OverlayKind | null;
}

type OfKind = Extract<OverlaysEvent, { kind: OverlayKind }>;

const kindOf = ({ event }: { event: OfKind }) => ({ kind: event.kind });

/** Decides what is shown over the page: never two at once, and nothing while the shopper is busy (OVL-01). */
export const overlaysMachine = setup({
  types: {} as { context: OverlaysContext; events: OverlaysEvent; input: OverlaysInput },
  actors: { watchForms: watchSlot<OverlaysEvent>() },
  actions: {
    enqueue: assign({
      queue: ({ context }, params: { kind: OverlayKind }) => [
        ...context.queue.filter((kind) => kind !== params.kind),
        params.kind,
      ],
    }),
    drop: assign({
      queue: ({ context }, params: { kind: OverlayKind }) => context.queue.filter((kind) => kind !== params.kind),
    }),
    dropUnasked: assign({ queue: ({ context }) => context.queue.filter((kind) => !isUnasked(kind)) }),
    setSurface: assign({
      busy: ({ context }, params: { surface: Surface; isBusy: boolean }) =>
        withSurface(context.busy, params.surface, params.isBusy),
    }),
    showNext: assign(({ context }) => {
      const shown = nextOverlay(context.queue, context.busy);
      return { shown, queue: context.queue.filter((kind) => kind !== shown) };
    }),
    clearShown: assign({ shown: null }),
    tellGranted: ({ context }) => {
      if (context.shown) context.parent.send({ type: 'overlay.granted', kind: context.shown });
    },
    tellRevoked: ({ context }) => {
      if (context.shown) context.parent.send({ type: 'overlay.revoked', kind: context.shown });
    },
  },
  guards: {
    shouldYield: ({ context }, params: { kind: OverlayKind }) =>
      context.shown !== null && isYielding(context.shown, params.kind),
    hasNext: ({ context }) => nextOverlay(context.queue, context.busy) !== null,
    isShown: ({ context }, params: { kind: OverlayKind }) => context.shown === params.kind,
  },
  // Whoever doesn't answer in time loses the turn: nobody waits behind an overlay that isn't there.
  delays: { answerPatience: 2000 },
}).createMachine({
  id: 'overlays',
  description: 'Decides what is shown over the page: never two at once, and nothing while the shopper is busy.',
  context: ({ input }) => ({ ...input, queue: [], shown: null }),
  invoke: { id: 'watchForms', src: 'watchForms' },
  on: {
    'surface.busy': {
      actions: { type: 'setSurface', params: ({ event }) => ({ surface: event.surface, isBusy: true }) },
    },
    'surface.free': {
      actions: { type: 'setSurface', params: ({ event }) => ({ surface: event.surface, isBusy: false }) },
    },
    'page.arrived': { actions: 'dropUnasked' },
  },
  initial: 'clear',
  states: {
    clear: {
      description: 'Nothing is over the page. Whatever is waiting is shown as soon as the shopper isn’t busy.',
      always: { guard: 'hasNext', target: 'covered' },
      on: {
        'overlay.request': { actions: { type: 'enqueue', params: kindOf } },
        'overlay.withdraw': { actions: { type: 'drop', params: kindOf } },
      },
    },
    covered: {
      description: 'One overlay has its turn. The others wait.',
      exit: 'clearShown',
      initial: 'offered',
      states: {
        offered: {
          description: 'Waiting for it to open. If it doesn’t, the next one gets its turn.',
          entry: ['showNext', 'tellGranted'],
          after: { answerPatience: '#overlays.clear' },
          on: { 'overlay.taken': { guard: { type: 'isShown', params: kindOf }, target: 'onScreen' } },
        },
        onScreen: { description: 'It’s on screen until the shopper or its own time closes it.' },
        yielding: {
          description: 'The shopper opened something else. It has a moment to close.',
          entry: 'tellRevoked',
          after: { answerPatience: '#overlays.clear' },
          on: {
            'overlay.request': [
              { guard: { type: 'isShown', params: kindOf } },
              { actions: { type: 'enqueue', params: kindOf } },
            ],
          },
        },
      },
      on: {
        'overlay.request': [
          { guard: { type: 'isShown', params: kindOf } },
          {
            guard: { type: 'shouldYield', params: kindOf },
            target: '.yielding',
            actions: { type: 'enqueue', params: kindOf },
          },
          { actions: { type: 'enqueue', params: kindOf } },
        ],
        'overlay.withdraw': [
          { guard: { type: 'isShown', params: kindOf }, target: 'clear' },
          { actions: { type: 'drop', params: kindOf } },
        ],
        'overlay.done': { guard: { type: 'isShown', params: kindOf }, target: 'clear' },
      },
    },
  },
});
