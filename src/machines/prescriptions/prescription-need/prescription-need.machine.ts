import { assign, setup } from 'xstate';
import type { Prescription } from '../../../domain/prescriptions/prescription.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../kit/tells.ts';

export type PrescriptionNeedEvent =
  | { type: 'need.retry' }
  /** The shopper sent one just now. */
  | { type: 'prescription.sent' }
  | { type: 'prescription.name'; prescriptionId: string };

export interface PrescriptionNeedInput {
  /** What needs a prescription. */
  readonly skus: readonly string[];
  /** The order that waits for one; null before there is an order. */
  readonly orderId: string | null;
  readonly parent: Tells<{ type: 'prescription.named' }>;
}

interface PrescriptionNeedContext extends PrescriptionNeedInput {
  readonly prescriptions: readonly Prescription[];
  /** Why the one that was named was not taken. */
  readonly failure: Failure | null;
}

/** Whether a shopper has the prescription that their goods need, and how they come to one (ORD-06). */
export const prescriptionNeedMachine = setup({
  types: {} as {
    context: PrescriptionNeedContext;
    events: PrescriptionNeedEvent;
    input: PrescriptionNeedInput;
  },
  actors: {
    fetchOwn: promiseSlot<readonly Prescription[]>(),
    namePrescription: promiseSlot<void, { orderId: string; prescriptionId: string }>(),
  },
  actions: {
    setPrescriptions: assign((_, params: { prescriptions: readonly Prescription[] }) => params),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    tellNamed: ({ context }) => context.parent.send({ type: 'prescription.named' }),
  },
  guards: {
    hasOrder: ({ context }) => context.orderId !== null,
    isCovered: ({ context: { skus } }, params: { prescriptions: readonly Prescription[] }) =>
      params.prescriptions.some((each) => isCovering(each, skus)),
    isWithPrescribers: (_, params: { prescriptions: readonly Prescription[] }) =>
      params.prescriptions.some(isWithPrescribers),
  },
}).createMachine({
  id: 'prescription-need',
  description: 'Whether a shopper has the prescription that their goods need.',
  context: ({ input }) => ({ ...input, prescriptions: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The shopper’s prescriptions are on their way.',
      invoke: {
        id: 'fetchOwn',
        src: 'fetchOwn',
        onDone: [
          {
            guard: { type: 'isCovered', params: ({ event }) => ({ prescriptions: event.output }) },
            target: 'covered',
            actions: { type: 'setPrescriptions', params: ({ event }) => ({ prescriptions: event.output }) },
          },
          {
            guard: { type: 'isWithPrescribers', params: ({ event }) => ({ prescriptions: event.output }) },
            target: 'submitted',
            actions: { type: 'setPrescriptions', params: ({ event }) => ({ prescriptions: event.output }) },
          },
          {
            target: 'wanted',
            actions: { type: 'setPrescriptions', params: ({ event }) => ({ prescriptions: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    covered: {
      description:
        'A signed prescription names everything that needs one; it can be named for an order that waits.',
      on: {
        'prescription.sent': [{ guard: 'hasOrder', target: 'named' }, { target: 'loading' }],
        'prescription.name': { guard: 'hasOrder', target: 'naming', actions: 'clearFailure' },
      },
    },
    submitted: {
      description: 'A prescription is with the prescribers; it can be named, or another one follows.',
      on: {
        'prescription.sent': [{ guard: 'hasOrder', target: 'named' }, { target: 'loading' }],
        'prescription.name': { guard: 'hasOrder', target: 'naming', actions: 'clearFailure' },
      },
    },
    wanted: {
      description: 'One is to be sent, now or after ordering.',
      on: { 'prescription.sent': [{ guard: 'hasOrder', target: 'named' }, { target: 'loading' }] },
    },
    naming: {
      description: 'The shop is told which one the order waits for.',
      invoke: {
        id: 'namePrescription',
        src: 'namePrescription',
        input: ({ context, event }) => ({
          orderId: context.orderId ?? '',
          prescriptionId: event.type === 'prescription.name' ? event.prescriptionId : '',
        }),
        onDone: 'named',
        onError: {
          target: 'loading',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    named: { description: 'The order has its prescription.', entry: 'tellNamed', type: 'final' },
    failed: {
      description: 'The prescriptions could not be read.',
      on: { 'need.retry': 'loading' },
    },
  },
});

/** Signed, and of everything that needs one. */
export function isCovering({ status, products }: Prescription, skus: readonly string[]): boolean {
  return status === 'approved' && skus.every((sku) => products.includes(sku));
}

export function isWithPrescribers({ status }: Prescription): boolean {
  return status === 'waiting' || status === 'inReview';
}
