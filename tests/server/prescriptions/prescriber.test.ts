import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { signatureOf } from '../../../server/platform/file/signature.ts';
import { prescriptionPdf, signatureMark } from '../../../server/prescriptions/signed-prescription.ts';
import type { WirePrescription } from '../../../src/contract/prescriptions/prescription.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { decideOn, prescriber, sendFile, signer, signFor, written } from '../../support/account/prescriptions.ts';
import { type Buyer } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();
const patient = await shop.buyer();
const [doctor, other] = [await prescriber(shop), await prescriber(shop, 'Arun')];

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Buyer, body?: unknown) =>
  shop.call(method, `/v1/prescription${path}`, { token, ...(body === undefined ? {} : { body }) });
const meera = { name: 'Dr Meera Nair', ...signer };

test('PRE-01 nothing is signed without who signs and who it is for; both are printed and sealed', async () => {
  const { id } = (await sendFile(shop, patient)).prescription;
  await shop.context.database.execute(sql`DELETE FROM prescriber WHERE shopper_id = ${doctor.id}`);
  await ask('POST', `/${id}/review`, doctor, { action: 'begin' });
  const approve = async () => ask('POST', `/${id}/review`, doctor, { action: 'approve' });
  const refusal = async () => (await approve()).json<Problem>().errors?.map(({ field }) => field);
  for (const [body, fields] of [
    [{ ...written, patientName: ' ' }, ['patientName', 'signer']],
    [{ ...written, patientAge: null, patientSex: null }, ['patientAge', 'patientSex', 'signer']],
    [written, ['signer']],
  ] as const) {
    expect((await ask('PUT', `/${id}`, doctor, body)).status).toBe(200);
    expect(await refusal()).toEqual(fields);
  }
  expect((await ask('PUT', '/signer', doctor, { ...meera, registration: ' ' })).status).toBe(422);
  expect((await ask('GET', '/signer', doctor)).json()).toEqual({ signer: null });
  expect((await ask('PUT', '/signer', doctor, meera)).json()).toEqual({ signer: meera });
  expect((await approve()).status).toBe(200);
  await ask('PUT', '/signer', doctor, { ...meera, name: 'Dr M. Nair' });
  const signed = (await ask('GET', `/${id}`, patient)).json<WirePrescription>();
  expect(signed).toMatchObject({ ...written, signer: meera, status: 'approved' });
  expect((await ask('GET', '/signer', patient)).status).toBe(403);
});

const sealed = {
  id: '3f1a2b4c-5d6e-4f70-8a91-b2c3d4e5f601',
  number: 'RX-1001',
  shopper_id: 'patient',
  status: 'approved',
  origin: 'patient',
  reviewer_id: 'doctor',
  reviewer_name: 'Meera Nair',
  patient_name: 'Asha Rao',
  patient_phone: null,
  products: ['sleep-mantra'],
  months: 3,
  words: null,
  notes: '',
  reason: '',
  advice: 'Sleep before eleven.',
  touched_at: new Date('2026-11-04T05:30:00Z'),
  signed_at: new Date('2026-11-04T05:30:00Z'),
  valid_until: new Date('2027-02-04T05:30:00Z'),
  created_at: new Date('2026-11-04T05:00:00Z'),
} as const;
const medicine = { name: 'Ashwagandha', dose: '1 tablet', duration: '30 days', notes: 'after food' };
const facts = { patientName: '', patientAge: null, patientSex: null, diagnosis: '' } as const;

test('PRE-01 what was signed before signers had details keeps its mark; every new word changes a new one', () => {
  const before = {
    ...sealed,
    ...facts,
    products: [...sealed.products],
    medicines: [{ ...medicine, form: '', timing: '', anupana: '' }],
    signer: null,
  };
  const text = JSON.stringify([
    sealed.id,
    'patient',
    'doctor',
    [medicine],
    sealed.products,
    sealed.advice,
    sealed.signed_at,
  ]);
  const mark = signatureOf('secret', `prescription:${text}`).slice(0, 24).match(/.{4}/gu)?.join(' ');
  expect(signatureMark(before, 'secret')).toBe(mark);
  const { patientName, patientAge, diagnosis } = written;
  const now = { ...before, patientName, patientAge, patientSex: 'female' as const, diagnosis, signer: meera };
  const marks = [
    now,
    { ...now, patientAge: 35 },
    { ...now, diagnosis: '' },
    { ...now, signer: { ...meera, registration: 'KA-9' } },
    { ...now, medicines: [{ ...medicine, form: '', timing: '', anupana: 'honey' }] },
    { ...now, months: 1 },
  ].map((row) => signatureMark(row, 'secret'));
  expect(new Set([mark, ...marks]).size).toBe(7);
  const business = shop.context.settings.business;
  const milk = (anupana: string) => [{ ...medicine, form: '', timing: '', anupana }];
  const how = (anupana: string) =>
    prescriptionPdf({ ...now, medicines: milk(anupana) }, { business, productNames: new Map(), secret: 'secret' })
      .medicines[0]?.how;
  expect(how('Warm milk')).toBe('1 tablet · with warm milk · 30 days · after food');
  expect(how('A2 ghee')).toBe('1 tablet · with A2 ghee · 30 days · after food');
  const printed = prescriptionPdf(now, { business, productNames: new Map(), secret: 'secret' });
  expect(printed.facts.slice(0, 3)).toEqual([
    ['Patient', 'Asha Rao'],
    ['Age and sex', '34 years, female'],
    ['Diagnosis', 'Anidra'],
  ]);
  expect(printed.signature.slice(0, 3)).toEqual([
    'Signed by Dr Meera Nair',
    'BAMS',
    `Registration number ${signer.registration}, ${signer.council}`,
  ]);
});

test('PRE-01 a prescriber has their own templates, and sees a patient’s earlier prescriptions', async () => {
  const { patientName: _name, patientAge: _age, patientSex: _sex, ...kept } = written;
  const save = async (by: Buyer, body: object) =>
    (await ask('PUT', '/template', by, body)).json<{ templates: { id: string }[] }>().templates;
  const [template] = await save(doctor, { ...kept, name: 'Sleep' });
  expect(await save(doctor, { ...kept, name: ' Sleep ', months: 1 })).toEqual([
    {
      ...kept,
      id: template?.id,
      name: 'Sleep',
      months: 1,
      covers: [{ sku: 'sleep-mantra', name: 'Sleep Mantra' }],
    },
  ]);
  expect((await ask('GET', '/template', other)).json()).toEqual({ templates: [] });
  expect((await ask('DELETE', `/template/${template?.id ?? ''}`, other)).status).toBe(404);
  expect((await ask('DELETE', `/template/${template?.id ?? ''}`, doctor)).json()).toEqual({ templates: [] });

  const somebody = await shop.buyer();
  const { id, number } = (await sendFile(shop, somebody)).prescription;
  const earlier = async (by: Buyer, of: string) => ask('GET', `/patient/${of}/earlier`, by);
  expect((await earlier(other, somebody.id)).json()).toEqual({ prescriptions: [] });
  await signFor(shop, doctor, id, ['sleep-mantra']);
  expect((await earlier(other, somebody.id)).json()).toMatchObject({ prescriptions: [{ number, ...written }] });
  expect((await earlier(other, doctor.id)).status).toBe(404);
  expect((await earlier(somebody, somebody.id)).status).toBe(403);
  const looked = await shop.context.database.query(sql`
    SELECT reader_id FROM file_access WHERE owner_id = ${somebody.id} AND reason = 'look-up'`);
  expect(looked).toEqual([{ reader_id: other.id }, { reader_id: other.id }]);
});

test('PRE-01 the desk is searched by number, name and phone, and says how many wait', async () => {
  const asha = await shop.buyer();
  const phone = '9811122233';
  await shop.context.database.execute(sql`
    UPDATE shopper SET first_name = 'Vasundhara', phone = ${`+91${phone}`} WHERE id = ${asha.id}`);
  const { number } = (await sendFile(shop, asha)).prescription;
  const desk = async (query: string) =>
    (await ask('GET', `/desk?${query}`, doctor)).json<{ waiting: number; prescriptions: { number: string }[] }>();
  for (const q of [number, 'vasund', '98111 22233']) {
    expect([q, (await desk(`q=${encodeURIComponent(q)}`)).prescriptions]).toMatchObject([q, [{ number }]]);
  }
  expect((await desk('q=nobody')).prescriptions).toEqual([]);
  const { total } = await shop.context.database.one<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM prescription WHERE status = 'waiting'`);
  expect((await desk('q=nobody')).waiting).toBe(total);
});

test('PRE-01 a prescriber whose account has no name is named as they sign, after a refusal too', async () => {
  const nameless = await prescriber(shop, 'Kamala');
  await shop.context.database.execute(sql`
    UPDATE shopper SET first_name = '', last_name = '' WHERE id = ${nameless.id}`);
  const { id } = (await sendFile(shop, patient)).prescription;
  await decideOn(shop, nameless, id, { action: 'begin' });
  await decideOn(shop, nameless, id, { action: 'refuse', reason: 'It can’t be read' });
  const { prescriber: by } = (await ask('GET', `/${id}`, patient)).json<WirePrescription>();
  expect(by).toEqual({ id: nameless.id, name: 'Dr Kamala Nair' });
});
