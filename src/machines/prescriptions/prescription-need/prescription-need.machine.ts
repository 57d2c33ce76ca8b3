import { assign, setup } from 'xstate';
import type { Prescription } from '../../../domain/prescriptions/prescription.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../kit/tells.ts';

export type PrescriptionNeedEvent =
  | { type: 'need.retry' }
  /** The shopper has just sent a prescription. */
  | { type: 'prescription.sent' }
  | { type: 'prescription.name'; prescriptionId: string };

export interface PrescriptionNeedInput {
  /** Skus of the items that need a prescription. */
  readonly skus: readonly string[];
  /** The order on hold; null before it is placed. */
  readonly orderId: string | null;
  readonly parent: Tells<{ type: 'prescription.named' }>;
}

interface PrescriptionNeedContext extends PrescriptionNeedInput {
  readonly prescriptions: readonly Prescription[];
  /** Why the chosen prescription wasn't accepted. */
  readonly failure: Failure | null;
}

/** Whether the shopper has a prescription for these items, and how to send one (ORD-06). */
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
  description: 'Whether the shopper has a prescription for these items.',
  context: ({ input }) => ({ ...input, prescriptions: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the shopper’s prescriptions.',
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
        'A signed prescription covers all these items. It can be attached to an order that waits for one.',
      on: {
        'prescription.sent': [{ guard: 'hasOrder', target: 'named' }, { target: 'loading' }],
        'prescription.name': { guard: 'hasOrder', target: 'naming', actions: 'clearFailure' },
      },
    },
    submitted: {
      description:
        'The prescribers are reviewing a prescription. It can be attached, or the shopper can send another.',
      on: {
        'prescription.sent': [{ guard: 'hasOrder', target: 'named' }, { target: 'loading' }],
        'prescription.name': { guard: 'hasOrder', target: 'naming', actions: 'clearFailure' },
      },
    },
    wanted: {
      description: 'The shopper needs to send a prescription, now or after ordering.',
      on: { 'prescription.sent': [{ guard: 'hasOrder', target: 'named' }, { target: 'loading' }] },
    },
    naming: {
      description: 'Attaching the prescription to the order.',
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
      description: 'Couldn’t load the prescriptions. It can be retried.',
      on: { 'need.retry': 'loading' },
    },
  },
});

/** Whether it is signed and covers every item that needs one. */
export function isCovering({ status, products }: Prescription, skus: readonly string[]): boolean {
  return status === 'approved' && skus.every((sku) => products.includes(sku));
}

export function isWithPrescribers({ status }: Prescription): boolean {
  return status === 'waiting' || status === 'inReview';
}
