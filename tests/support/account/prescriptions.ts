import { randomBytes, randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { WirePrescription } from '../../../src/contract/prescriptions/prescription.calls.ts';
import { hashOf, sessionEnd } from '../../../server/platform/http/guard/auth.ts';
import type { Buyer, OrderShop } from '../orders/order-shop.ts';
import { formOf, pdfOf } from '../files/uploads.ts';

/** How the prescribers of the tests are registered. */
export const signer = {
  qualification: 'BAMS',
  registration: 'KA-12345',
  council: 'Karnataka Ayurvedic and Unani Practitioners Board',
};

/** A prescriber who is signed in and has entered how they sign. */
export async function prescriber({ context }: OrderShop, name = 'Meera'): Promise<Buyer> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await context.database.execute(sql`
    INSERT INTO shopper (id, phone, first_name, last_name, is_doctor)
    VALUES (${id}, ${`+9192${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`}, ${name}, 'Nair', true)`);
  await context.database.execute(sql`
    INSERT INTO prescriber (shopper_id, name, qualification, registration, council, changed_at)
    VALUES (${id}, ${`Dr ${name} Nair`}, ${signer.qualification}, ${signer.registration}, ${signer.council}, ${context.clock()})`);
  await context.database.execute(sql`
    INSERT INTO session (token_hash, shopper_id, created_at, expires_at)
    VALUES (${hashOf(token)}, ${id}, ${context.clock()}, ${sessionEnd(context.clock())})`);
  return { id, token };
}

export interface Uploaded {
  readonly status: number;
  readonly prescription: WirePrescription;
}

/** Sends a form with one file over the network, as a browser does. */
export async function sendFile(
  { context }: Pick<OrderShop, 'context'>,
  { token }: Pick<Buyer, 'token'>,
  path = '/v1/prescription',
  form?: FormData,
): Promise<Uploaded> {
  const body = form ?? formOf(path === '/v1/prescription' ? { notes: 'For sleep' } : {}, { bytes: await pdfOf() });
  const answer = await fetch(`${context.origin()}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  return { status: answer.status, prescription: (await answer.json()) as WirePrescription };
}

export const written = {
  patientName: 'Asha Rao',
  patientAge: 34,
  patientSex: 'female',
  diagnosis: 'Anidra',
  medicines: [
    {
      name: 'Ashwagandha',
      form: 'tablet',
      dose: '1 tablet',
      timing: 'at night',
      anupana: 'warm milk',
      duration: '30 days',
      notes: 'after food',
    },
  ],
  products: ['sleep-mantra'],
  advice: 'Sleep before eleven.',
  months: 3,
};

/** A step of a review that has to succeed. */
export async function decideOn(
  shop: OrderShop,
  { token }: Buyer,
  id: string,
  body: { readonly action: string; readonly reason?: string },
): Promise<void> {
  const answer = await shop.call('POST', `/v1/prescription/${id}/review`, { token, body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
}

/** Takes a prescription to the dashboard, names these products on it and signs. */
export async function signFor(
  shop: OrderShop,
  doctor: Buyer,
  id: string,
  products: readonly string[],
): Promise<void> {
  await decideOn(shop, doctor, id, { action: 'begin' });
  const body = { ...written, products };
  const answer = await shop.call('PUT', `/v1/prescription/${id}`, { token: doctor.token, body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  await decideOn(shop, doctor, id, { action: 'approve' });
}
