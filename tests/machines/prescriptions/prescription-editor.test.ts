import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Prescription, PrescriptionTemplate } from '../../../src/domain/prescriptions/prescription.ts';
import { refused } from '../../../src/machines/kit/cases.ts';
import {
  prescriptionEditorLogic,
  type PrescriptionEditorPorts,
} from '../../../src/machines/prescriptions/prescription-editor/prescription-editor.actors.ts';
import type {
  OpenedPrescription,
  Patient,
} from '../../../src/machines/prescriptions/prescription-editor/prescription-editor.types.ts';
import { prescriptionEditorView } from '../../../src/machines/prescriptions/prescription-editor/prescription-editor.view.ts';
import { CallFailed } from '../../../src/domain/kit/failure.ts';
import { samplePrescription } from '../../../src/machines/prescriptions/prescription-list/prescription-list.cases.ts';
import { held, offline, parent, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const signer = { name: 'Dr Meera Nair', qualification: 'BAMS', registration: 'KA-1', council: 'Karnataka board' };
const desk = { earlier: [], signer, templates: [] };

function opened(id: string | null) {
  const ports = {
    loadPrescription: held<Parameters<PrescriptionEditorPorts['loadPrescription']>, OpenedPrescription>(),
    findPatient: held<Parameters<PrescriptionEditorPorts['findPatient']>, Patient | null>(),
    keepDraft: held<Parameters<PrescriptionEditorPorts['keepDraft']>, Prescription>(),
    checkDraft: held<Parameters<PrescriptionEditorPorts['checkDraft']>, Readonly<Record<string, string>>>(),
    changeTemplates: held<
      Parameters<PrescriptionEditorPorts['changeTemplates']>,
      readonly PrescriptionTemplate[]
    >(),
    approve: held<[string], Prescription>(),
    decide: held<Parameters<PrescriptionEditorPorts['decide']>, Prescription>(),
  };
  const told = parent<{ type: 'prescription.sent' }>();
  const input = { id, maxMedicines: 2, parent: told };
  const actor = createActor(prescriptionEditorLogic(ports), { input }).start();
  const fill = () => {
    actor.send({ type: 'words.type', field: 'patientName', text: 'Asha Rao' });
    actor.send({ type: 'age.type', text: '34' });
    actor.send({ type: 'sex.choose', sex: 'female' });
    for (const [field, text] of [
      ['name', ' Ashwagandha '],
      ['dose', '1 tablet'],
      ['duration', '30 days'],
    ] as const) {
      actor.send({ type: 'medicine.type', index: 0, field, text });
    }
  };
  return { actor, ...ports, told, fill, view: () => prescriptionEditorView(actor.getSnapshot()) };
}

async function reviewing(prescription: Prescription = samplePrescription) {
  const editor = opened(prescription.id);
  await editor.loadPrescription.answer({ prescription, ...desk });
  return editor;
}

test('ACC-03 a patient is found by the whole number, and only then is anything written', async () => {
  const { actor, loadPrescription, findPatient, view } = opened(null);
  await loadPrescription.answer({ prescription: null, ...desk });
  actor.send({ type: 'phone.type', text: '98765' });
  actor.send({ type: 'patient.find' });
  expect(view()).toMatchObject({ kind: 'identifying', error: 'Enter a 10 digit mobile number' });
  expect(findPatient.calls).toEqual([]);
  actor.send({ type: 'phone.type', text: '98765 43210' });
  actor.send({ type: 'patient.find' });
  await findPatient.answer(null);
  expect(view()).toMatchObject({ kind: 'identifying', error: 'No patient has this number' });
  actor.send({ type: 'patient.find' });
  await findPatient.answer({ id: 'p', name: 'Asha Rao', phone: '+919876543210', earlier: [] });
  expect(findPatient.calls.at(-1)?.[0]).toBe('+919876543210');
  expect(view()).toMatchObject({
    kind: 'writing',
    patient: 'Asha Rao, +919876543210',
    patientName: 'Asha Rao',
    isNew: true,
  });
});

test('ACC-03 what is missing is named at the signature; then it is kept, signed and told', async () => {
  const { actor, keepDraft, approve, told, fill, view } = await reviewing();
  actor.send({ type: 'prescription.sign' });
  expect(view()).toMatchObject({ problem: 'Name a medicine or choose a product' });
  actor.send({ type: 'medicine.type', index: 0, field: 'name', text: 'Ashwagandha' });
  actor.send({ type: 'prescription.sign' });
  expect(view()).toMatchObject({
    medicines: [{ errors: { dose: 'Enter how much and how often', duration: 'Enter for how long' } }],
  });
  fill();
  actor.send({ type: 'medicine.add' });
  actor.send({ type: 'product.toggle', sku: 'sleep-mantra' });
  actor.send({ type: 'prescription.sign' });
  expect(keepDraft.calls[0]?.[0]).toMatchObject({
    id: samplePrescription.id,
    written: {
      medicines: [{ name: 'Ashwagandha', dose: '1 tablet', duration: '30 days', notes: '' }],
      patientName: 'Asha Rao',
      patientAge: 34,
      patientSex: 'female',
      products: ['sleep-mantra'],
    },
  });
  await keepDraft.answer(samplePrescription);
  await approve.answer(samplePrescription);
  expect(view()).toEqual({ kind: 'done' });
  expect(told.told).toHaveLength(1);
});

test('PRE-01, ADM-01 what the server refuses is told at the fields as they stand, blank rows included', async () => {
  const { actor, keepDraft, fill, view } = await reviewing();
  fill();
  actor.send({ type: 'medicine.add' });
  for (const field of ['name', 'dose', 'duration'] as const) {
    actor.send({ type: 'medicine.type', index: 0, field, text: ' ' });
    actor.send({ type: 'medicine.type', index: 1, field, text: 'x' });
  }
  actor.send({ type: 'prescription.sign' });
  const fields = { products: 'Not sold', 'medicines.0.name': 'Too long', 'signer.council': 'Too long' };
  const failure = { kind: 'refused', status: 422, slug: 'invalid-input', message: '', retryAfter: null } as const;
  await keepDraft.fail(new CallFailed({ ...failure, fields, body: null }));
  expect(view()).toMatchObject({
    medicines: [{ errors: {} }, { errors: { name: 'Too long' } }],
    errors: { products: 'Not sold', 'signer.council': 'Too long' },
    problem: 'Check the marked fields',
  });
});

test('PRE-01, ADM-01 what the server refuses of an incomplete one is told with what is missing, until that is changed', async () => {
  const { actor, checkDraft, keepDraft, view } = await reviewing();
  actor.send({ type: 'product.toggle', sku: 'no-such' });
  actor.send({ type: 'prescription.sign' });
  const missing = { patientAge: 'Enter the age in years' };
  expect(view()).toMatchObject({ errors: missing, problem: expect.stringMatching(/missing$/u) as string });
  await checkDraft.answer({ products: 'Not sold' });
  expect(view()).toMatchObject({
    errors: { ...missing, products: 'Not sold' },
    problem: 'Check the marked fields',
  });
  actor.send({ type: 'product.toggle', sku: 'no-such' });
  expect(view()).not.toHaveProperty('errors.products');
  expect(keepDraft.calls).toEqual([]);
});

test('ACC-03 a new one that was kept but not signed is not made twice', async () => {
  const { actor, loadPrescription, findPatient, keepDraft, approve, fill, view } = opened(null);
  await loadPrescription.answer({ prescription: null, ...desk });
  actor.send({ type: 'phone.type', text: '9876543210' });
  actor.send({ type: 'patient.find' });
  await findPatient.answer({ id: 'p', name: '', phone: '+919876543210', earlier: [] });
  fill();
  actor.send({ type: 'prescription.sign' });
  await keepDraft.answer(samplePrescription);
  await approve.fail(offline);
  expect(view()).toMatchObject({ kind: 'writing', problem: 'The shop didn’t answer. Try again.' });
  actor.send({ type: 'prescription.sign' });
  expect(keepDraft.calls.map(([draft]) => draft.id)).toEqual([null, samplePrescription.id]);
});

test('ACC-03 a refusal wants words; the way back leaves what was written', async () => {
  const { actor, decide, view } = await reviewing();
  actor.send({ type: 'words.type', field: 'advice', text: 'Walk' });
  actor.send({ type: 'decision.open', decision: 'refuse' });
  actor.send({ type: 'decision.submit' });
  expect(view()).toMatchObject({ kind: 'reasoning', error: 'Tell the patient why' });
  actor.send({ type: 'decision.close' });
  expect(view()).toMatchObject({ kind: 'writing', advice: 'Walk' });
  actor.send({ type: 'decision.open', decision: 'ask' });
  actor.send({ type: 'reason.type', text: ' The second page ' });
  actor.send({ type: 'decision.submit' });
  expect(decide.calls[0]?.[0]).toEqual({ id: samplePrescription.id, decision: 'ask', reason: 'The second page' });
  await decide.answer(samplePrescription);
  expect(view().kind).toBe('done');
});

test('ACC-03 the sheet says whether it is signed or put back while it waits', async () => {
  const { actor, decide, fill, view } = await reviewing();
  expect(view()).toMatchObject({ busy: null });
  actor.send({ type: 'prescription.release' });
  expect(view()).toMatchObject({ kind: 'writing', busy: 'releasing' });
  expect(decide.calls[0]?.[0]).toMatchObject({ decision: 'release' });
  await decide.fail(offline);
  expect(view()).toMatchObject({ busy: null, problem: 'The shop didn’t answer. Try again.' });
  fill();
  actor.send({ type: 'prescription.sign' });
  expect(view()).toMatchObject({ busy: 'signing' });
});

test('ACC-03 what another prescriber has on the desk is said; a signed one is only written and signed anew', async () => {
  const taken = opened(samplePrescription.id);
  await taken.loadPrescription.fail(refused(409));
  expect(taken.view()).toEqual({ kind: 'unopened', text: 'Refused' });
  taken.actor.send({ type: 'desk.retry' });
  expect(taken.view().kind).toBe('opening');
  const signed = await reviewing({
    ...samplePrescription,
    status: 'approved',
    signedAt: '2026-11-04T05:30:00.000Z',
  });
  signed.actor.send({ type: 'decision.open', decision: 'refuse' });
  expect(signed.view()).toMatchObject({ kind: 'writing', isSigned: true });
  signed.fill();
  signed.actor.send({ type: 'prescription.sign' });
  await signed.keepDraft.answer(samplePrescription);
  expect(signed.view().kind).toBe('done');
  expect(signed.approve.calls).toEqual([]);
});

test('ORD-06 what the patient’s orders wait for stands first and ticked, whatever else the shop sells', async () => {
  const order = { number: 'M26-001001', lines: [{ sku: 'calm-drops', name: 'Calm Drops', quantity: 1 }] };
  const { actor, view } = await reviewing({ ...samplePrescription, orders: [order] });
  actor.send({ type: 'product.toggle', sku: 'neem-oil' });
  expect(view()).toMatchObject({
    products: [
      { sku: 'calm-drops', name: 'Calm Drops', isChosen: true },
      { sku: 'neem-oil', name: '', isChosen: true },
    ],
  });
});

test('PRE-01 who signs is asked before the first signature and saved with it; who it is for is asked each time', async () => {
  const { actor, loadPrescription, keepDraft, fill, view } = opened(samplePrescription.id);
  await loadPrescription.answer({ prescription: samplePrescription, ...desk, signer: null });
  fill();
  actor.send({ type: 'age.type', text: 'x' });
  actor.send({ type: 'prescription.sign' });
  expect(view()).toMatchObject({
    signsAs: null,
    problem: '5 fields are missing',
    errors: {
      patientAge: 'Enter the age in years',
      'signer.qualification': 'Enter your qualification, such as BAMS',
    },
  });
  fill();
  for (const field of ['name', 'qualification', 'registration', 'council'] as const) {
    actor.send({ type: 'signer.type', field, text: signer[field] });
  }
  actor.send({ type: 'prescription.sign' });
  expect(keepDraft.calls[0]?.[0].signer).toEqual(signer);
  const again = await reviewing();
  again.fill();
  again.actor.send({ type: 'prescription.sign' });
  expect(again.keepDraft.calls[0]?.[0].signer).toBeNull();
});

test('PRE-01 a template or an earlier prescription fills the sheet, and the patient stays', async () => {
  const { actor, loadPrescription, findPatient, changeTemplates, view } = opened(null);
  await loadPrescription.answer({ prescription: null, ...desk });
  actor.send({ type: 'phone.type', text: '9876543210' });
  actor.send({ type: 'patient.find' });
  const medicine = {
    name: 'Ashwagandha',
    form: 'tablet',
    dose: '1 tablet',
    timing: 'at night',
    anupana: 'milk',
    duration: '30 days',
    notes: '',
  };
  const earlier: Prescription = {
    ...samplePrescription,
    patientSex: 'female',
    diagnosis: 'Anidra',
    medicines: [medicine],
    signedAt: '2026-11-04T05:30:00.000Z',
  };
  await findPatient.answer({ id: 'p', name: 'Asha Rao', phone: null, earlier: [earlier] });
  expect(view()).toMatchObject({
    sex: 'female',
    earlier: [{ title: '4 November 2026 · RX-1001', text: 'Anidra · Ashwagandha, 1 tablet' }],
  });
  actor.send({ type: 'earlier.use', id: earlier.id });
  expect(view()).toMatchObject({ patientName: 'Asha Rao', diagnosis: 'Anidra', medicines: [medicine] });
  actor.send({ type: 'template.save' });
  expect(changeTemplates.calls).toEqual([]);
  actor.send({ type: 'template.type', text: ' Sleep ' });
  actor.send({ type: 'template.save' });
  expect(changeTemplates.calls[0]?.[0]).toMatchObject({
    kind: 'save',
    name: 'Sleep',
    written: { diagnosis: 'Anidra', medicines: [medicine] },
  });
  actor.send({ type: 'words.type', field: 'diagnosis', text: 'Other' });
  const template = { id: 't', name: 'Sleep', diagnosis: 'Anidra', medicines: [], advice: '', months: 1 };
  const covers = [{ sku: 'asthma-77', name: 'Breathe Easy' }];
  await changeTemplates.answer([{ ...template, products: ['asthma-77'], covers }]);
  expect(view()).toMatchObject({ diagnosis: 'Other', templates: [{ name: 'Sleep' }], templateName: '' });
  actor.send({ type: 'template.use', id: 't' });
  const products = [{ name: 'Breathe Easy', isChosen: true }];
  expect(view()).toMatchObject({ patientName: 'Asha Rao', diagnosis: 'Anidra', months: 1, products });
});
