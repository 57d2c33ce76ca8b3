import type { Prescription } from '../../../domain/prescriptions/prescription.ts';
import { command, done, failed, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import { samplePrescription } from '../prescription-list/prescription-list.cases.ts';
import { draftErrors, wholePhone } from './prescription-editor.rules.ts';
import type {
  OpenedPrescription,
  PrescriptionEditorContext,
  PrescriptionEditorInput,
} from './prescription-editor.types.ts';

/** A new prescription. */
export const prescriptionEditorInput: PrescriptionEditorInput = { id: null, maxMedicines: 2, parent: nobody };

/** A prescription uploaded by a patient. */
export const prescriptionEditorStarts: readonly PrescriptionEditorInput[] = [
  { id: samplePrescription.id, maxMedicines: 2, parent: nobody },
];

const signer = { name: 'Dr Meera Nair', qualification: 'BAMS', registration: 'KA-1', council: 'Karnataka board' };
const template = {
  id: 'template',
  name: 'Sleep',
  diagnosis: 'Anidra',
  medicines: [],
  products: ['sleep-mantra'],
  covers: [{ sku: 'sleep-mantra', name: 'Sleep Mantra' }],
  advice: '',
  months: 1,
};
const desk = { earlier: [], signer, templates: [template] };
const newPrescription: OpenedPrescription = { prescription: null, ...desk };
const complete: Prescription = {
  ...samplePrescription,
  patientName: 'Asha Rao',
  patientAge: 34,
  patientSex: 'female',
};
const reviewed: OpenedPrescription = { prescription: complete, ...desk };
const signed: OpenedPrescription = {
  prescription: { ...complete, status: 'approved', signedAt: '2026-11-04T05:30:00.000Z' },
  ...desk,
};

export const prescriptionEditorCases: EventCases = {
  'xstate.done.actor.loadPrescription': ({ context }: { readonly context: PrescriptionEditorInput }) =>
    context.id === null
      ? [done('loadPrescription', newPrescription)]
      : [done('loadPrescription', reviewed), done('loadPrescription', signed)],
  'xstate.error.actor.loadPrescription': [failed('loadPrescription')],
  'phone.type': [command('phone.type', { text: '9876543210' }), command('phone.type', { text: '98765' })],
  'xstate.done.actor.findPatient': [
    done('findPatient', {
      id: samplePrescription.patient.id,
      name: 'Asha Rao',
      phone: '+919876543210',
      earlier: [samplePrescription],
    }),
    done('findPatient', null),
  ],
  'xstate.error.actor.findPatient': [failed('findPatient')],
  'medicine.remove': [command('medicine.remove', { index: 0 })],
  'medicine.type': [command('medicine.type', { index: 0, field: 'name', text: 'Ashwagandha' })],
  'product.toggle': [command('product.toggle', { sku: 'sleep-mantra' })],
  'words.type': [command('words.type', { field: 'advice', text: 'Sleep early' })],
  'age.type': [command('age.type', { text: '34' })],
  'sex.choose': [command('sex.choose', { sex: 'female' })],
  'signer.type': [command('signer.type', { field: 'name', text: 'Dr Meera Nair' })],
  'template.use': [command('template.use', { id: template.id })],
  'template.type': [command('template.type', { text: 'Sleep' })],
  'template.delete': [command('template.delete', { id: template.id })],
  'earlier.use': [command('earlier.use', { id: samplePrescription.id })],
  'xstate.done.actor.changeTemplates': [done('changeTemplates', [template])],
  'xstate.error.actor.changeTemplates': [failed('changeTemplates')],
  'months.choose': [command('months.choose', { months: 1 })],
  'decision.open': [command('decision.open', { decision: 'ask' })],
  'reason.type': [command('reason.type', { text: 'The second page is missing' })],
  'xstate.done.actor.keepDraft': [done('keepDraft', samplePrescription)],
  'xstate.error.actor.keepDraft': [failed('keepDraft')],
  'xstate.done.actor.checkDraft': [done('checkDraft', { products: 'The shop doesn’t sell no-such' })],
  'xstate.error.actor.checkDraft': [failed('checkDraft')],
  'xstate.done.actor.approve': [done('approve', samplePrescription)],
  'xstate.error.actor.approve': [failed('approve')],
  'xstate.done.actor.decide': [done('decide', samplePrescription)],
  'xstate.error.actor.decide': [failed('decide')],
};

export function prescriptionEditorKey({ context }: { readonly context: PrescriptionEditorContext }): string {
  const { id, isSigned, phone, draft, signer: by, reason, maxMedicines, templateName } = context;
  const isComplete = Object.keys(draftErrors(draft, by)).length === 0;
  const isFull = draft.medicines.length >= maxMedicines;
  return keyFor(
    id === null,
    isSigned,
    wholePhone(phone) !== null,
    isComplete,
    isFull,
    reason !== '',
    templateName !== '',
  );
}
