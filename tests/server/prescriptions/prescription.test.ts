import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { openEvent } from '../../../server/prescriptions/words.ts';
import type { WirePrescription } from '../../../src/contract/prescriptions/prescription.calls.ts';
import { type Buyer } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';
import { prescriber, sendFile, signer, written } from '../../support/account/prescriptions.ts';
import { formOf, photoOf } from '../../support/files/uploads.ts';

const meera = { name: 'Dr Meera Nair', ...signer };

const shop = await ownShop();
const [patient, stranger, admin] = [await shop.buyer(), await shop.buyer(), await shop.buyer({ isAdmin: true })];
const [doctor, other] = [await prescriber(shop), await prescriber(shop, 'Arun')];

const read = async ({ token }: Buyer, id: string) => {
  const answer = await shop.call('GET', `/v1/prescription/${id}`, { token });
  return { status: answer.status, prescription: answer.json<WirePrescription>() };
};
const review = async ({ token }: Buyer, id: string, action: string, reason?: string) =>
  (
    await shop.call('POST', `/v1/prescription/${id}/review`, {
      token,
      body: { action, ...(reason === undefined ? {} : { reason }) },
    })
  ).status;
const write = async ({ token }: Buyer, id: string, body: unknown = written) =>
  (await shop.call('PUT', `/v1/prescription/${id}`, { token, body })).status;
const link = async ({ token }: Buyer, id: string, fileId: string | null, use = 'open') =>
  shop.call('POST', `/v1/prescription/${id}/link`, { token, body: { fileId, use } });
const messages = async () => {
  const rows = await shop.context.database.query<{ template: string }>(
    sql`SELECT template FROM message ORDER BY sent_at, serial`,
  );
  return rows.map(({ template }) => template);
};
const access = async (id: string) =>
  (await shop.call('GET', `/v1/prescription/${id}/access`, { token: admin.token })).json<{
    access: { reader: { id: string; role: string }; reason: string }[];
  }>().access;

test('ACC-03 a customer sends a prescription with notes, sees it in their list and downloads it by its link', async () => {
  const { status, prescription } = await sendFile(shop, patient);
  expect({ status, prescription }).toMatchObject({
    status: 201,
    prescription: { status: 'waiting', notes: 'For sleep', files: [{ type: 'application/pdf' }], prescriber: null },
  });
  const list = await shop.call('GET', '/v1/prescription', { token: patient.token });
  expect(list.json<{ total: number; prescriptions: WirePrescription[] }>()).toEqual({
    total: 1,
    prescriptions: [prescription],
    waitingOrders: [],
  });
  const { url } = (await link(patient, prescription.id, prescription.files[0]?.id ?? '', 'download')).json<{
    url: string;
  }>();
  const file = await shop.call('GET', url);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(await messages()).toEqual(['prescription-received']);
});

test('ACC-03 what is somebody else’s is not there, whatever is asked of it', async () => {
  const { prescription } = await sendFile(shop, patient);
  const { id, files } = prescription;
  expect((await read(stranger, id)).status).toBe(404);
  expect((await link(stranger, id, files[0]?.id ?? '')).status).toBe(404);
  expect((await sendFile(shop, stranger, `/v1/prescription/${id}/file`)).status).toBe(404);
  expect((await sendFile(shop, doctor, `/v1/prescription/${id}/file`)).status).toBe(404);
  const mine = (await sendFile(shop, stranger)).prescription;
  expect((await link(stranger, mine.id, files[0]?.id ?? '')).status).toBe(404);
  for (const action of ['begin', 'approve']) expect(await review(patient, id, action)).toBe(403);
  expect(await write(patient, id)).toBe(403);
  expect(await review(admin, id, 'begin')).toBe(403);
  for (const path of ['desk', `${id}/access`]) {
    expect((await shop.call('GET', `/v1/prescription/${path}`, { token: patient.token })).status).toBe(403);
  }
});

test('ACC-03 a prescriber takes one to the desk, writes, and signs; the patient reads it and has it as a PDF', async () => {
  const { id } = (await sendFile(shop, patient)).prescription;
  expect(await review(doctor, id, 'approve')).toBe(422);
  expect(await review(doctor, id, 'begin')).toBe(200);
  expect(await write(doctor, id, { ...written, products: ['no-such-thing'] })).toBe(422);
  expect(await write(doctor, id)).toBe(200);
  await shop.context.database.execute(
    sql`UPDATE product SET name = 'Sleep, by its own name' WHERE sku = 'sleep-mantra'`,
  );
  expect((await read(patient, id)).prescription).toMatchObject({ status: 'inReview', medicines: [], advice: '' });
  expect(await review(doctor, id, 'approve')).toBe(200);
  expect((await read(patient, id)).prescription).toMatchObject({
    ...written,
    covers: [{ sku: 'sleep-mantra', name: 'Sleep, by its own name' }],
    status: 'approved',
    prescriber: { name: 'Meera Nair' },
    signedAt: shop.context.clock().toISOString(),
    validUntil: '2027-02-21T06:30:00.000Z',
  });
  const { url } = (await link(patient, id, null)).json<{ url: string }>();
  const paper = await shop.call('GET', url);
  expect([paper.status, paper.body.startsWith('%PDF-1')]).toEqual([200, true]);
  expect((await shop.call('GET', url.replace('open', 'download'))).status).toBe(404);
  expect((await messages()).at(-1)).toBe('prescription-approved');
});

test('ACC-03 one prescriber has it on the desk: another cannot take, write or sign it, until it is put back', async () => {
  const { id } = (await sendFile(shop, patient)).prescription;
  const taken = await Promise.all([review(doctor, id, 'begin'), review(other, id, 'begin')]);
  expect(taken.toSorted()).toEqual([200, 409]);
  const [winner, loser] = taken[0] === 200 ? [doctor, other] : [other, doctor];
  expect(await write(loser, id)).toBe(409);
  expect(await review(loser, id, 'refuse', 'No')).toBe(409);
  expect(await review(winner, id, 'release')).toBe(200);
  expect(await review(loser, id, 'begin')).toBe(200);
});

test('ACC-03 a refusal and a question carry a reason; what was asked for is sent again and waits once more', async () => {
  const { id } = (await sendFile(shop, patient)).prescription;
  await review(doctor, id, 'begin');
  expect(await review(doctor, id, 'ask')).toBe(422);
  expect((await sendFile(shop, patient, `/v1/prescription/${id}/file`)).status).toBe(409);
  expect(await review(doctor, id, 'ask', 'The second page is missing')).toBe(200);
  expect((await read(patient, id)).prescription).toMatchObject({
    status: 'asked',
    reason: 'The second page is missing',
  });
  const photo = formOf({}, { bytes: await photoOf(), name: 'page.jpg', type: 'image/jpeg' });
  const again = await sendFile(shop, patient, `/v1/prescription/${id}/file`, photo);
  expect(again).toMatchObject({
    status: 200,
    prescription: { status: 'waiting', reason: '', files: [{}, { type: 'image/jpeg' }] },
  });
  await review(other, id, 'begin');
  expect(await review(other, id, 'refuse', 'It is older than a year')).toBe(200);
  expect((await read(patient, id)).prescription).toMatchObject({ status: 'refused' });
  expect(await review(other, id, 'approve')).not.toBe(200);
  expect((await messages()).slice(-2)).toEqual(['prescription-asked-again', 'prescription-refused']);
});

test('ACC-03 a prescriber finds a patient by their whole number alone, writes for them, and a draft is not seen', async () => {
  const { phone } = await shop.context.database.one<{ phone: string }>(
    sql`SELECT phone FROM shopper WHERE id = ${stranger.id}`,
  );
  const find = async (sought: string) =>
    shop.call('POST', '/v1/prescription/patient', { token: doctor.token, body: { phone: sought } });
  expect((await find(phone)).json()).toEqual({ patient: { id: stranger.id, name: '', phone } });
  expect((await find('+919999999999')).json()).toEqual({ patient: null });
  expect((await find('+9191')).status).toBe(422);
  const lookUps = await shop.context.database.query(sql`
    SELECT reader_id FROM file_access WHERE owner_id = ${stranger.id} AND reason = 'look-up'`);
  expect(lookUps).toEqual([{ reader_id: doctor.id }]);
  const made = await shop.call('POST', '/v1/prescription/desk', {
    token: doctor.token,
    body: { ...written, patientId: stranger.id },
  });
  const { id } = made.json<WirePrescription>();
  expect(made.status).toBe(201);
  expect((await read(stranger, id)).status).toBe(404);
  expect(await review(doctor, id, 'approve')).toBe(200);
  expect((await read(stranger, id)).prescription).toMatchObject({ ...written, status: 'approved' });
  expect(await write(doctor, id, { ...written, medicines: [], products: [] })).toBe(422);
  expect(await write(doctor, id, { ...written, advice: 'And walk.' })).toBe(200);
  expect(await write(other, id)).toBe(409);
  const story = await shop.context.database.query<{ event: string; words: Buffer }>(sql`
    SELECT event, words FROM prescription_event WHERE prescription_id = ${id} ORDER BY id`);
  const whose = { id, shopper_id: stranger.id };
  expect(
    story.map(({ event, words }) => ({ event, written: openEvent(shop.context.files, whose, words) })),
  ).toEqual([
    { event: 'prescription.created', written: { ...written, signer: null } },
    { event: 'prescription.approve', written: { ...written, signer: meera } },
    { event: 'prescription.write', written: { ...written, advice: 'And walk.', signer: meera } },
  ]);
  const forDoctor = { ...written, patientId: doctor.id };
  expect((await shop.call('POST', '/v1/prescription/desk', { token: doctor.token, body: forDoctor })).status).toBe(
    422,
  );
});

test('ACC-03 who reads, opens and saves is written down, and an admin sees it', async () => {
  const { id, files } = (await sendFile(shop, patient)).prescription;
  await read(doctor, id);
  const { url } = (await link(doctor, id, files[0]?.id ?? '', 'download')).json<{ url: string }>();
  await shop.call('GET', url);
  expect((await read(admin, id)).status).toBe(200);
  expect((await access(id)).map(({ reader, reason }) => `${reader.role} ${reason}`)).toEqual([
    'admin read',
    'prescriber download',
    'prescriber read',
  ]);
});

test('ACC-03 the desk shows what waits the longest first; an admin sees the same', async () => {
  const desk = async ({ token }: Buyer, query = '') =>
    (await shop.call('GET', `/v1/prescription/desk${query}`, { token })).json<{
      total: number;
      prescriptions: WirePrescription[];
    }>();
  shop.pass(1000);
  const first = (await sendFile(shop, patient)).prescription;
  shop.pass(1000);
  const second = (await sendFile(shop, stranger)).prescription;
  const { prescriptions } = await desk(doctor, '?limit=50');
  const ids = prescriptions.map(({ id }) => id);
  expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
  const places = prescriptions.map(({ status }) => ({ waiting: 0, inReview: 1 })[status as 'waiting'] ?? 2);
  expect(places).toEqual(places.toSorted((one, another) => one - another));
  expect((await desk(admin, '?status=asked')).prescriptions.every(({ status }) => status === 'asked')).toBe(true);
});

test('ACC-03 a prescription is valid from its signature, however long it waited', async () => {
  const { id } = (await sendFile(shop, patient)).prescription;
  shop.pass(9 * 86_400_000);
  await review(doctor, id, 'begin');
  await write(doctor, id, { ...written, months: 1 });
  expect(await review(doctor, id, 'approve')).toBe(200);
  const { signedAt, validUntil } = (await read(patient, id)).prescription;
  const month = new Date(signedAt ?? '');
  month.setUTCMonth(month.getUTCMonth() + 1);
  expect([signedAt, validUntil]).toEqual([shop.context.clock().toISOString(), month.toISOString()]);
});

test('ACC-03 what was left on a desk for an hour waits again, and a signature ends with its last day', async () => {
  const left = (await sendFile(shop, patient)).prescription.id;
  await review(doctor, left, 'begin');
  const signed = (await sendFile(shop, patient)).prescription.id;
  await review(doctor, signed, 'begin');
  await write(doctor, signed, { ...written, months: 1 });
  await review(doctor, signed, 'approve');
  const run = async () => {
    await shop.context.jobs.add(shop.context.database, 'prescriptions.due', {});
    await shop.runJobs();
  };
  shop.pass(3_600_001);
  await run();
  expect((await read(patient, left)).prescription).toMatchObject({ status: 'waiting', prescriber: null });
  expect((await read(patient, signed)).prescription.status).toBe('approved');
  shop.pass(31 * 86_400_000);
  await run();
  const again = await shop.context.database.one<{ status: string }>(sql`
    SELECT status FROM prescription WHERE id = ${signed}`);
  expect(again.status).toBe('expired');
});
