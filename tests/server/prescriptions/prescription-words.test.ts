import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { openEvent } from '../../../server/prescriptions/words.ts';
import type { WirePrescription } from '../../../src/contract/prescriptions/prescription.calls.ts';
import { type Buyer } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';
import { decideOn, prescriber, sendFile, written } from '../../support/account/prescriptions.ts';
import { formOf, photoOf } from '../../support/files/uploads.ts';

const shop = await ownShop();

const read = async ({ token }: Buyer, id: string) => {
  const answer = await shop.call('GET', `/v1/prescription/${id}`, { token });
  return { status: answer.status, prescription: answer.json<WirePrescription>() };
};

/** The tables of prescriptions as somebody sees them who has the database and not the key. */
async function rawTables(): Promise<string> {
  const { rows } = await shop.context.database.one<{ rows: string }>(sql`
    SELECT concat((SELECT json_agg(prescription) FROM prescription), (SELECT json_agg(story) FROM prescription_event AS story)) AS rows`);
  return rows;
}

/** A whole way of a prescription, with words of each kind in it; what is answered at the end. */
async function wordsOfEachKind() {
  const [owner, reader] = [await shop.buyer(), await prescriber(shop)];
  const { id } = (
    await sendFile(
      shop,
      owner,
      '/v1/prescription',
      formOf({ notes: 'Restless at night' }, { bytes: await photoOf() }),
    )
  ).prescription;
  await decideOn(shop, reader, id, { action: 'begin' });
  const body = { ...written, advice: 'No tea after noon.' };
  await shop.call('PUT', `/v1/prescription/${id}`, { token: reader.token, body });
  await decideOn(shop, reader, id, { action: 'ask', reason: 'The dose cannot be read' });
  return { owner, reader, id };
}

const secrets = ['Restless at night', 'No tea after noon', 'The dose cannot be read', 'warm milk'];

test('ACC-03 SEC-02 what patient and prescriber write lies sealed, for its row and its person alone', async () => {
  const { owner, reader, id } = await wordsOfEachKind();
  const raw = await rawTables();
  expect(secrets.filter((each) => raw.includes(each))).toEqual([]);
  const seen = (await read(reader, id)).prescription;
  const reason = 'The dose cannot be read';
  expect(seen).toMatchObject({ ...written, advice: 'No tea after noon.', notes: 'Restless at night', reason });
  const data = await shop.call('GET', '/v1/user/data', { token: owner.token });
  expect(secrets.filter((each) => !data.body.includes(each))).toEqual([]);
  // Another's words in one's own row are no words at all.
  const mine = (await sendFile(shop, owner)).prescription;
  await shop.context.database.execute(sql`
    UPDATE prescription SET words = (SELECT words FROM prescription WHERE id = ${id}) WHERE id = ${mine.id}`);
  expect((await read(owner, mine.id)).status).toBe(500);
  await shop.context.database.execute(sql`DELETE FROM prescription_event WHERE prescription_id = ${mine.id}`);
  await shop.context.database.execute(sql`DELETE FROM prescription WHERE id = ${mine.id}`);
});

test('SEC-02 words that a version before wrote are read, and sealed an hour after its processes could still run', async () => {
  const { reader, id } = await wordsOfEachKind();
  const { database } = shop.context;
  // That version knows neither a patient's age and sex nor a diagnosis.
  const unknown = { patientName: '', patientAge: null, patientSex: null, diagnosis: '' } as const;
  const before = { ...(await read(reader, id)).prescription, ...unknown };
  // As the version before keeps them.
  await database.execute(sql`
    UPDATE prescription SET words = NULL, notes = ${before.notes}, reason = ${before.reason},
      medicines = ${JSON.stringify(before.medicines)}, advice = ${before.advice} WHERE id = ${id}`);
  await database.execute(sql`
    UPDATE prescription_event SET words = NULL, written = ${JSON.stringify(written)} WHERE prescription_id = ${id}`);
  const seal = async () => {
    await shop.context.jobs.add(database, 'prescriptions.seal', {});
    await shop.runJobs();
    const raw = await rawTables();
    return secrets.filter((each) => raw.includes(each));
  };
  expect((await read(reader, id)).prescription).toEqual(before);
  expect(await seal()).toEqual(secrets);
  await database.execute(sql`UPDATE migration SET run_on = run_on - interval '2 hours'`);
  expect(await seal()).toEqual([]);
  expect((await read(reader, id)).prescription).toEqual(before);
  const story = await database.query<{ words: Buffer }>(sql`
    SELECT words FROM prescription_event WHERE prescription_id = ${id}`);
  const owner = { id, shopper_id: before.patient.id };
  for (const { words } of story) expect(openEvent(shop.context.files, owner, words)).toEqual(written);
  // A process of the version before writes once more.
  await database.execute(sql`UPDATE prescription SET advice = 'No coffee either.' WHERE id = ${id}`);
  expect((await read(reader, id)).prescription).toEqual({ ...before, advice: 'No coffee either.' });
  expect(await seal()).toEqual([]);
  expect((await read(reader, id)).prescription).toEqual({ ...before, advice: 'No coffee either.' });
});
