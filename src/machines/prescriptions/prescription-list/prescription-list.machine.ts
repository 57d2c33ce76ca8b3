import { assign, setup } from 'xstate';
import type { Prescription, PrescriptionStatus } from '../../../domain/prescriptions/prescription.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

export interface PrescriptionPage {
  readonly total: number;
  readonly prescriptions: readonly Prescription[];
  /** Numbers of the person's orders that wait for a prescription; left out on the dashboard (ORD-06). */
  readonly waitingOrders?: readonly string[];
  /** How many wait for a prescriber; on the dashboard only. */
  readonly waiting?: number;
}

export interface PageRequest {
  readonly status: PrescriptionStatus | null;
  /** The search; '' for all. */
  readonly q: string;
  readonly offset: number;
}

export type PrescriptionListEvent =
  | { type: 'list.retry' }
  | { type: 'list.more' }
  | { type: 'status.choose'; status: PrescriptionStatus | null }
  | { type: 'search.type'; text: string }
  /** A child actor has sent a prescription. */
  | { type: 'prescription.sent' };

interface PrescriptionListContext {
  readonly status: PrescriptionStatus | null;
  readonly q: string;
  readonly waiting: number | null;
  /** Null until the list that is wanted now has come. */
  readonly total: number | null;
  readonly prescriptions: readonly Prescription[];
  readonly waitingOrders: readonly string[];
  readonly failure: Failure | null;
}

/** A list of prescriptions: a patient's own, or all of them on the dashboard (ACC-03). */
export const prescriptionListMachine = setup({
  types: {} as { context: PrescriptionListContext; events: PrescriptionListEvent },
  actors: { fetchPage: promiseSlot<PrescriptionPage, PageRequest>() },
  actions: {
    setPage: assign((_, { page }: { page: PrescriptionPage }) => ({
      ...page,
      waitingOrders: page.waitingOrders ?? [],
      waiting: page.waiting ?? null,
      failure: null,
    })),
    addPage: assign(({ context }, { page }: { page: PrescriptionPage }) => {
      const known = new Set(context.prescriptions.map(({ id }) => id));
      return {
        total: page.total,
        prescriptions: [...context.prescriptions, ...page.prescriptions.filter(({ id }) => !known.has(id))],
      };
    }),
    setStatus: assign((_, { status }: { status: PrescriptionStatus | null }) => ({ status, total: null })),
    setSearch: assign((_, { text }: { text: string }) => ({ q: text, total: null })),
    forgetTotal: assign({ total: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
  guards: { hasMore: ({ context }) => context.prescriptions.length < (context.total ?? 0) },
  delays: { refreshPause: 30_000, searchPause: 250 },
}).createMachine({
  id: 'prescription-list',
  description: 'A list of prescriptions: a patient’s own, or all of them on the dashboard.',
  context: {
    status: null,
    q: '',
    waiting: null,
    total: null,
    prescriptions: [],
    waitingOrders: [],
    failure: null,
  },
  initial: 'loading',
  on: {
    'prescription.sent': { target: '.loading', actions: 'forgetTotal' },
    'search.type': { target: '.typing', actions: { type: 'setSearch', params: ({ event }) => event } },
    'status.choose': {
      target: '.loading',
      actions: { type: 'setStatus', params: ({ event }) => ({ status: event.status }) },
    },
  },
  states: {
    loading: {
      description: 'Loading the first page.',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context }) => ({ status: context.status, q: context.q.trim(), offset: 0 }),
        onDone: { target: 'shown', actions: { type: 'setPage', params: ({ event }) => ({ page: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      description: 'The list is shown. It is loaded again every half minute.',
      after: { refreshPause: 'loading' },
      on: { 'list.more': { guard: 'hasMore', target: 'extending' } },
    },
    typing: {
      description: 'The prescriber is typing. The search starts at the next pause.',
      after: { searchPause: 'loading' },
    },
    extending: {
      description: 'Loading more prescriptions. Those already loaded stay on screen.',
      invoke: {
        id: 'fetchMore',
        src: 'fetchPage',
        input: ({ context: { status, q, prescriptions } }) => ({
          status,
          q: q.trim(),
          offset: prescriptions.length,
        }),
        onDone: { target: 'shown', actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) } },
        onError: 'unadded',
      },
    },
    unadded: {
      description: 'Couldn’t load more prescriptions. It can be retried.',
      after: { refreshPause: 'loading' },
      on: { 'list.retry': 'extending' },
    },
    failed: {
      description: 'Couldn’t load the list. It can be retried.',
      on: { 'list.retry': 'loading' },
    },
  },
});
