import { assign, setup } from 'xstate';
import type { Prescription, PrescriptionStatus } from '../../../domain/prescriptions/prescription.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

export interface PrescriptionPage {
  readonly total: number;
  readonly prescriptions: readonly Prescription[];
  /** Numbers of the person's orders that wait for a prescription; left out on the dashboard (ORD-06). */
  readonly waitingOrders?: readonly string[];
}

export interface PageRequest {
  readonly status: PrescriptionStatus | null;
  readonly offset: number;
}

export type PrescriptionListEvent =
  | { type: 'list.retry' }
  | { type: 'list.more' }
  | { type: 'status.choose'; status: PrescriptionStatus | null }
  /** A child actor has sent a prescription. */
  | { type: 'prescription.sent' };

interface PrescriptionListContext {
  readonly status: PrescriptionStatus | null;
  readonly total: number;
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
      failure: null,
    })),
    addPage: assign(({ context }, { page }: { page: PrescriptionPage }) => {
      const known = new Set(context.prescriptions.map(({ id }) => id));
      return {
        total: page.total,
        prescriptions: [...context.prescriptions, ...page.prescriptions.filter(({ id }) => !known.has(id))],
      };
    }),
    setStatus: assign({ status: (_, params: { status: PrescriptionStatus | null }) => params.status }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
  guards: { hasMore: ({ context }) => context.prescriptions.length < context.total },
  delays: { refreshPause: 30_000 },
}).createMachine({
  id: 'prescription-list',
  description: 'A list of prescriptions: a patient’s own, or all of them on the dashboard.',
  context: { status: null, total: 0, prescriptions: [], waitingOrders: [], failure: null },
  initial: 'loading',
  on: {
    'prescription.sent': '.loading',
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
        input: ({ context }) => ({ status: context.status, offset: 0 }),
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
    extending: {
      description: 'Loading more prescriptions. Those already loaded stay on screen.',
      invoke: {
        id: 'fetchMore',
        src: 'fetchPage',
        input: ({ context }) => ({ status: context.status, offset: context.prescriptions.length }),
        onDone: { target: 'shown', actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) } },
        onError: 'shown',
      },
    },
    failed: {
      description: 'Couldn’t load the list. It can be retried.',
      on: { 'list.retry': 'loading' },
    },
  },
});
