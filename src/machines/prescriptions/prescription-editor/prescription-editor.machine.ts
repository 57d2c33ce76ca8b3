import { assign, setup } from 'xstate';
import type { Medicine, Prescription, WrittenPrescription } from '../../../domain/prescriptions/prescription.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';
import {
  draftErrors,
  draftOf,
  tidiedDraft,
  toggled,
  wholePhone,
  withMedicine,
  withoutMedicine,
} from './prescription-editor.rules.ts';
import {
  emptyDraft,
  emptyMedicine,
  emptySheet,
  type Decision,
  type OpenedPrescription,
  type Patient,
  type PrescriptionEditorContext,
  type PrescriptionEditorEvent,
  type PrescriptionEditorInput,
} from './prescription-editor.types.ts';

/** A prescriber writes a prescription, or reviews an upload: signs, refuses or asks for another (ACC-03). */
export const prescriptionEditorMachine = setup({
  types: {} as {
    context: PrescriptionEditorContext;
    events: PrescriptionEditorEvent;
    input: PrescriptionEditorInput;
  },
  actors: {
    loadPrescription: promiseSlot<OpenedPrescription, { id: string | null }>(),
    findPatient: promiseSlot<Patient | null, { phone: string }>(),
    keepDraft: promiseSlot<Prescription, { id: string | null; patientId: string; written: WrittenPrescription }>(),
    approve: promiseSlot<Prescription, { id: string }>(),
    decide: promiseSlot<Prescription, { id: string; decision: Decision; reason: string }>(),
  },
  actions: {
    setOpened: assign((_, { opened }: { opened: OpenedPrescription }) => ({
      products: opened.products,
      patient: opened.prescription?.patient ?? null,
      isSigned: opened.prescription !== null && opened.prescription.signedAt !== null,
      draft: opened.prescription ? draftOf(opened.prescription) : emptyDraft,
    })),
    setPhone: assign({ phone: (_, params: { text: string }) => params.text }),
    setPatient: assign({ patient: (_, params: { patient: Patient | null }) => params.patient }),
    clearPatient: assign({ patient: null }),
    addMedicine: assign({
      draft: ({ context: { draft } }) => ({ ...draft, medicines: [...draft.medicines, emptyMedicine] }),
    }),
    removeMedicine: assign({
      draft: ({ context }, params: { index: number }) => withoutMedicine(context.draft, params.index),
    }),
    setMedicine: assign({
      draft: ({ context }, { index, field, text }: { index: number; field: keyof Medicine; text: string }) =>
        withMedicine(context.draft, index, { [field]: text }),
    }),
    toggleProduct: assign({ draft: ({ context }, params: { sku: string }) => toggled(context.draft, params.sku) }),
    setAdvice: assign({
      draft: ({ context }, params: { text: string }) => ({ ...context.draft, advice: params.text }),
    }),
    setMonths: assign({
      draft: ({ context }, params: { months: number }) => ({ ...context.draft, months: params.months }),
    }),
    setId: assign({ id: (_, params: { prescription: Prescription }) => params.prescription.id }),
    setDecision: assign({ decision: (_, params: { decision: Decision }) => params.decision }),
    setReason: assign({ reason: (_, params: { text: string }) => params.text }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    tellSent: ({ context }) => context.parent.send({ type: 'prescription.sent' }),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isWholePhone: ({ context }) => wholePhone(context.phone) !== null,
    isFound: (_, params: { patient: Patient | null }) => params.patient !== null,
    canAddMedicine: ({ context }) => context.draft.medicines.length < context.maxMedicines,
    canSign: ({ context }) => Object.keys(draftErrors(context.draft)).length === 0,
    isSigned: ({ context }) => context.isSigned,
    canDecide: ({ context }) => context.id !== null && !context.isSigned,
    hasReason: ({ context }) => context.reason.trim() !== '',
  },
}).createMachine({
  id: 'prescription-editor',
  description: 'A prescriber writes a prescription, then signs it, refuses it or asks for it again.',
  context: ({ input }) => ({ ...input, ...emptySheet }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Opening the prescription for review, and loading the shop’s products.',
      invoke: {
        id: 'loadPrescription',
        src: 'loadPrescription',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: 'isNew',
            target: 'identifying',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          { target: 'writing', actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) } },
        ],
        onError: {
          target: 'unopened',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unopened: {
      description: 'Couldn’t open it: another prescriber is reviewing it, or the server doesn’t answer.',
      on: { 'desk.retry': { target: 'opening', actions: 'clearFailure' } },
    },
    identifying: {
      description: 'Who is it for? The prescriber types the patient’s full phone number.',
      initial: 'calm',
      states: {
        calm: { description: 'Nothing was searched yet.' },
        unwhole: { description: 'This is not a 10-digit mobile number.' },
        unknown: { description: 'No patient has this phone number.' },
        unasked: { description: 'Couldn’t search. The server didn’t answer.' },
      },
      on: {
        'phone.type': {
          target: '.calm',
          actions: { type: 'setPhone', params: ({ event }) => ({ text: event.text }) },
        },
        'patient.find': [{ guard: 'isWholePhone', target: 'finding' }, { target: '.unwhole' }],
      },
    },
    finding: {
      description: 'Looking for a patient with this phone number.',
      invoke: {
        id: 'findPatient',
        src: 'findPatient',
        input: ({ context }) => ({ phone: wholePhone(context.phone) ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ patient: event.output }) },
            target: 'writing',
            actions: { type: 'setPatient', params: ({ event }) => ({ patient: event.output }) },
          },
          { target: 'identifying.unknown' },
        ],
        onError: 'identifying.unasked',
      },
    },
    writing: {
      description: 'The prescriber writes medicines, products and advice.',
      initial: 'calm',
      states: {
        calm: { description: 'No errors are shown.' },
        refused: { description: 'Something is missing for the signature. Every such field says so.' },
        unkept: { description: 'Couldn’t save the prescription. Everything written is still there.' },
      },
      on: {
        'patient.change': { guard: 'isNew', target: 'identifying', actions: 'clearPatient' },
        'medicine.add': { guard: 'canAddMedicine', actions: 'addMedicine' },
        'medicine.remove': { actions: { type: 'removeMedicine', params: ({ event }) => ({ index: event.index }) } },
        'medicine.type': { actions: { type: 'setMedicine', params: ({ event }) => event } },
        'product.toggle': { actions: { type: 'toggleProduct', params: ({ event }) => ({ sku: event.sku }) } },
        'advice.type': { actions: { type: 'setAdvice', params: ({ event }) => ({ text: event.text }) } },
        'months.choose': { actions: { type: 'setMonths', params: ({ event }) => ({ months: event.months }) } },
        'prescription.sign': [{ guard: 'canSign', target: 'keeping' }, { target: '.refused' }],
        'decision.open': {
          guard: 'canDecide',
          target: 'reasoning',
          actions: { type: 'setDecision', params: ({ event }) => ({ decision: event.decision }) },
        },
        'prescription.release': {
          guard: 'canDecide',
          target: 'deciding',
          actions: { type: 'setDecision', params: { decision: 'release' } },
        },
      },
    },
    reasoning: {
      description: 'Why is it refused, or needed again? The patient will read this.',
      initial: 'calm',
      states: {
        calm: { description: 'No error is shown.' },
        refused: { description: 'The reason is missing.' },
      },
      on: {
        'reason.type': {
          target: '.calm',
          actions: { type: 'setReason', params: ({ event }) => ({ text: event.text }) },
        },
        'decision.close': 'writing',
        'decision.submit': [{ guard: 'hasReason', target: 'deciding' }, { target: '.refused' }],
      },
    },
    keeping: {
      description: 'Saving the prescription.',
      entry: 'clearFailure',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context: { id, patient, draft } }) => ({
          id,
          patientId: patient?.id ?? '',
          written: tidiedDraft(draft),
        }),
        onDone: [
          { guard: 'isSigned', target: 'done' },
          {
            target: 'approving',
            actions: { type: 'setId', params: ({ event }) => ({ prescription: event.output }) },
          },
        ],
        onError: {
          target: 'writing.unkept',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    approving: {
      description: 'Signing the prescription.',
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: 'done',
        onError: {
          target: 'writing.unkept',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deciding: {
      description: 'Sending the decision.',
      entry: 'clearFailure',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { id, decision, reason } }) => ({ id: id ?? '', decision, reason: reason.trim() }),
        onDone: 'done',
        onError: {
          target: 'writing.unkept',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: {
      description: 'Done. The prescription is signed, decided, or back in the queue.',
      type: 'final',
      entry: 'tellSent',
    },
  },
});
