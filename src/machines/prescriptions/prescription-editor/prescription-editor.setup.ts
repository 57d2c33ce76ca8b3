import { assign, setup } from 'xstate';
import type {
  Medicine,
  PatientSex,
  Prescription,
  PrescriptionTemplate,
  Signer,
  WrittenPrescription,
} from '../../../domain/prescriptions/prescription.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';
import {
  aboutPatient,
  ageOf,
  draftErrors,
  offering,
  reused,
  sheetOf,
  toggled,
  wholePhone,
  withMedicine,
  withoutMedicine,
} from './prescription-editor.rules.ts';
import {
  emptyMedicine,
  type Decision,
  type OpenedPrescription,
  type Patient,
  type PrescriptionEditorContext,
  type PrescriptionEditorEvent,
  type PrescriptionEditorInput,
  type TemplateChange,
  type WordsField,
} from './prescription-editor.types.ts';

export interface KeptDraft {
  readonly id: string | null;
  readonly patientId: string;
  readonly written: WrittenPrescription;
  /** How the prescriber signs, if it changed; null otherwise. */
  readonly signer: Signer | null;
}

/** What the editor does; its states are in prescription-editor.machine.ts. */
export const prescriptionEditorSetup = setup({
  types: {} as {
    context: PrescriptionEditorContext;
    events: PrescriptionEditorEvent;
    input: PrescriptionEditorInput;
  },
  actors: {
    loadPrescription: promiseSlot<OpenedPrescription, { id: string | null }>(),
    findPatient: promiseSlot<Patient | null, { phone: string }>(),
    keepDraft: promiseSlot<Prescription, KeptDraft>(),
    checkDraft: promiseSlot<Readonly<Record<string, string>>, KeptDraft>(),
    changeTemplates: promiseSlot<readonly PrescriptionTemplate[], { change: TemplateChange | null }>(),
    approve: promiseSlot<Prescription, { id: string }>(),
    decide: promiseSlot<Prescription, { id: string; decision: Decision; reason: string }>(),
  },
  actions: {
    setOpened: assign((_, params: { opened: OpenedPrescription }) => sheetOf(params.opened)),
    setPhone: assign({ phone: (_, params: { text: string }) => params.text }),
    setPatient: assign(({ context }, { patient }: { patient: Patient | null }) => ({
      patient,
      draft: patient ? aboutPatient(context.draft, patient) : context.draft,
    })),
    clearPatient: assign(({ context }) => ({
      patient: null,
      draft: { ...context.draft, patientName: '', patientAge: null, patientSex: null },
    })),
    setWords: assign({
      draft: ({ context }, { field, text }: { field: WordsField; text: string }) => ({
        ...context.draft,
        [field]: text,
      }),
    }),
    setAge: assign({
      draft: ({ context }, params: { text: string }) => ({ ...context.draft, patientAge: ageOf(params.text) }),
    }),
    setSex: assign({
      draft: ({ context }, params: { sex: PatientSex }) => ({ ...context.draft, patientSex: params.sex }),
    }),
    setSigner: assign({
      signer: ({ context }, { field, text }: { field: keyof Signer; text: string }) => ({
        ...context.signer,
        [field]: text,
      }),
    }),
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
    toggleProduct: assign(({ context }, { sku }: { sku: string }) => ({
      draft: toggled(context.draft, sku),
      products: offering(context.products, [{ sku, name: '' }]),
    })),
    setMonths: assign({
      draft: ({ context }, params: { months: number }) => ({ ...context.draft, months: params.months }),
    }),
    useTemplate: assign(({ context }, { id }: { id: string }) => {
      const template = context.templates.find((each) => each.id === id);
      if (!template) return {};
      return { draft: reused(context.draft, template), products: offering(context.products, template.covers) };
    }),
    useEarlier: assign(({ context }, { id }: { id: string }) => {
      const earlier = context.patient?.earlier.find((each) => each.id === id);
      if (!earlier) return {};
      return { draft: reused(context.draft, earlier), products: offering(context.products, earlier.covers) };
    }),
    setTemplateName: assign({ templateName: (_, params: { text: string }) => params.text }),
    setTemplateToSave: assign({
      templateChange: ({ context: { templateName, draft } }): TemplateChange => ({
        kind: 'save',
        name: templateName.trim(),
        written: draft,
      }),
    }),
    setTemplateToDelete: assign({
      templateChange: (_, { id }: { id: string }): TemplateChange => ({ kind: 'delete', id }),
    }),
    setTemplates: assign((_, params: { templates: readonly PrescriptionTemplate[] }) => ({
      templates: params.templates,
      templateName: '',
      templateChange: null,
    })),
    setSaved: assign({ savedSigner: ({ context }) => context.signer }),
    setId: assign({ id: (_, params: { prescription: Prescription }) => params.prescription.id }),
    setDecision: assign({ decision: (_, params: { decision: Decision }) => params.decision }),
    setReason: assign({ reason: (_, params: { text: string }) => params.text }),
    beginCheck: assign({ checked: ({ context: { draft, signer } }) => ({ draft, signer, refusals: {} }) }),
    setRefusals: assign({
      checked: ({ context: { checked } }, params: { refusals: Readonly<Record<string, string>> }) =>
        checked && { ...checked, refusals: params.refusals },
    }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    tellSent: ({ context }) => context.parent.send({ type: 'prescription.sent' }),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isWholePhone: ({ context }) => wholePhone(context.phone) !== null,
    isFound: (_, params: { patient: Patient | null }) => params.patient !== null,
    canAddMedicine: ({ context }) => context.draft.medicines.length < context.maxMedicines,
    canSign: ({ context }) => Object.keys(draftErrors(context.draft, context.signer)).length === 0,
    canSaveTemplate: ({ context }) => context.templateName.trim() !== '',
    isSigned: ({ context }) => context.isSigned,
    canDecide: ({ context }) => context.id !== null && !context.isSigned,
    hasReason: ({ context }) => context.reason.trim() !== '',
  },
});
