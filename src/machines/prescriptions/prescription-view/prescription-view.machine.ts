import { assign, setup } from 'xstate';
import type { Prescription } from '../../../domain/prescriptions/prescription.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';

/** Links to open and save a file or the signed prescription, valid for a few minutes. */
export interface FileLinks {
  /** Null for the signed prescription. */
  readonly fileId: string | null;
  readonly open: string;
  readonly download: string;
}

export interface OpenedPrescription extends Prescription {
  readonly links: readonly FileLinks[];
}

export type PrescriptionViewEvent =
  | { type: 'prescription.retry' }
  /** A child actor has sent a page or a decision. */
  | { type: 'prescription.sent' };

export interface PrescriptionViewInput {
  readonly id: string;
}

interface PrescriptionViewContext extends PrescriptionViewInput {
  readonly prescription: OpenedPrescription | null;
}

/** One prescription with its files, loaded again before its links expire (ACC-03). */
export const prescriptionViewMachine = setup({
  types: {} as {
    context: PrescriptionViewContext;
    events: PrescriptionViewEvent;
    input: PrescriptionViewInput;
  },
  actors: { fetchPrescription: promiseSlot<OpenedPrescription, PrescriptionViewInput>() },
  actions: {
    setPrescription: assign({
      prescription: (_, params: { prescription: OpenedPrescription }) => params.prescription,
    }),
  },
  guards: {
    isMissing: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return failure.kind === 'refused' && (failure.status === 404 || failure.status === 422);
    },
  },
  delays: { linkLife: 240_000 },
}).createMachine({
  id: 'prescription-view',
  description: 'One prescription with its files.',
  context: ({ input }) => ({ ...input, prescription: null }),
  initial: 'loading',
  on: { 'prescription.sent': '.loading' },
  states: {
    loading: {
      description: 'Loading the prescription. What is already on screen stays.',
      invoke: {
        id: 'fetchPrescription',
        src: 'fetchPrescription',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'shown',
          actions: { type: 'setPrescription', params: ({ event }) => ({ prescription: event.output }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
          { target: 'failed' },
        ],
      },
    },
    shown: {
      description: 'The prescription is shown. Its links last five minutes, so it is loaded again after four.',
      after: { linkLife: 'loading' },
    },
    missing: { description: 'This person has no such prescription.' },
    failed: {
      description: 'Couldn’t load the prescription. It can be retried.',
      on: { 'prescription.retry': 'loading' },
    },
  },
});
