import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  createPrescription,
  findPatient,
  listEarlier,
  listReviews,
  listPrescriptionAccess,
  type ReviewAction,
  reviewPrescription,
  writePrescription,
  type Written,
} from '../../src/contract/prescriptions/prescription.calls.ts';
import {
  signatureErrors,
  type Signer,
  type WrittenPrescription,
} from '../../src/domain/prescriptions/prescription.ts';
import type { PrescriptionEvent } from '../../src/machines/prescriptions/prescription/prescription.machine.ts';
import type { Session } from '../platform/database/session.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { recordAccess } from '../platform/file/file.queries.ts';
import { type SignedIn, roleOf } from '../platform/http/guard/auth.ts';
import { type Findings, refuseMistakes, unlessMistaken } from '../platform/http/input/rules.ts';
import { problem, refusedField } from '../platform/http/problem.ts';
import { route } from '../platform/http/route.ts';
import { findSigner, keepSigner } from './prescriber.queries.ts';
import { movePrescription, type PrescriptionMove } from './move-prescription.ts';
import { prescriptionAnswer, prescriptionsAnswer } from './prescription.answer.ts';
import {
  addPrescriptionEvent,
  countWaiting,
  findNamed,
  findPatientByPhone,
  findReadable,
  insertPrescription,
  isPatient,
  listAccess,
  listAll,
  listSigned,
  lockPrescription,
  type PrescriptionRow,
  setWritten,
  unknownSkus,
} from './prescription.queries.ts';
import { noPrescription } from './prescription.routes.ts';
import { openWords, sealStory, sealWords } from './words.ts';

const pageSize = 20;
const events: Readonly<Record<ReviewAction, PrescriptionEvent>> = {
  begin: { type: 'review.begin' },
  release: { type: 'review.release' },
  approve: { type: 'prescription.approve' },
  refuse: { type: 'prescription.refuse' },
  ask: { type: 'prescription.ask' },
};

/** The prescribers' queue and reviews. */
export function reviewRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const answer = async (id: string) =>
    prescriptionAnswer(context, await findNamed(database, id), { isForPatient: false });

  route(app, context, listReviews, async ({ query: { limit = pageSize, offset = 0, status, q } }) => {
    const [{ total, rows }, waiting] = await Promise.all([
      listAll(database, { limit, offset, status, q }),
      countWaiting(database),
    ]);
    return { total, waiting, prescriptions: await prescriptionsAnswer(context, rows, { isForPatient: false }) };
  });

  route(app, context, findPatient, async ({ body: { phone }, shopper }) => {
    const patient = await findPatientByPhone(database, phone);
    if (!patient) return { patient: null };
    const access = { ownerId: patient.id, readerId: shopper.id, reason: 'look-up', at: clock() } as const;
    await recordAccess(database, access);
    return { patient };
  });

  route(app, context, listEarlier, async ({ params: { id }, shopper }) => {
    if (!(await isPatient(database, id))) throw noPatient();
    const rows = await listSigned(database, id);
    await recordAccess(database, { ownerId: id, readerId: shopper.id, reason: 'look-up', at: clock() });
    return { prescriptions: await prescriptionsAnswer(context, rows, { isForPatient: false }) };
  });

  route(
    app,
    context,
    createPrescription,
    async ({ body: { patientId, signer, ...written }, shopper }) => {
      const id = randomUUID();
      const now = clock();
      await database.transaction(async (tx) => {
        await refuseMistakes([patientFindings(tx, { patientId }), soldFindings(tx, written)]);
        if (signer) await keepSigner(tx, shopper.id, signer, now);
        await insertPrescription(tx, {
          id,
          shopper_id: patientId,
          origin: 'prescriber',
          status: 'inReview',
          words: null,
          products: [],
          months: written.months,
          reviewer_id: shopper.id,
          created_at: now,
        });
        const row = await write({ tx, context }, await heldBy(tx, id, shopper), written);
        const words = sealStory(context.files, row);
        await addPrescriptionEvent(tx, {
          id,
          event: 'prescription.created',
          shopperId: shopper.id,
          words,
          at: now,
        });
      });
      return answer(id);
    },
    { rules: ({ body }) => [patientFindings(database, body), soldFindings(database, body)] },
  );

  route(
    app,
    context,
    writePrescription,
    async ({ params: { id }, body: { signer: given, ...written }, shopper }) => {
      await database.transaction(async (tx) => {
        const held = await heldBy(tx, id, shopper);
        if (given) await keepSigner(tx, shopper.id, given, clock());
        const row = await write({ tx, context }, held, written);
        const signer = row.signed_at === null ? null : await signerFor(tx, shopper, written);
        const news = { event: { type: 'prescription.write' }, shopperId: shopper.id, signer } as const;
        if (!(await movePrescription({ tx, context }, row, news))) throw notNow();
      });
      return answer(id);
    },
    { rules: ({ body }) => soldFindings(database, body) },
  );

  route(app, context, reviewPrescription, async ({ params: { id }, body: { action, reason }, shopper }) => {
    if ((action === 'refuse' || action === 'ask') && reason === undefined) {
      throw refusedField('reason', 'Tell the patient why');
    }
    await database.transaction(async (tx) => {
      const row = action === 'begin' ? await free(tx, id, shopper) : await heldBy(tx, id, shopper);
      const { months, products } = row;
      const signer =
        action === 'approve'
          ? await signerFor(tx, shopper, { ...openWords(context.files, row), products, months })
          : null;
      const news = { event: events[action], shopperId: shopper.id, reason: reason?.trim(), signer };
      if (!(await movePrescription({ tx, context }, row, news))) throw notNow();
    });
    return answer(id);
  });

  route(app, context, listPrescriptionAccess, async ({ params: { id }, shopper }) => {
    if (!(await findReadable(database, id, shopper))) throw noPrescription();
    const rows = await listAccess(database, id);
    return {
      access: rows.map(({ reader_id: readerId, name, is_admin: isAdmin, is_doctor: isDoctor, reason, at }) => ({
        reader: { id: readerId, name, role: roleOf(isAdmin, isDoctor) },
        reason,
        at: at.toISOString(),
      })),
    };
  });
}

type Tx = PrescriptionMove['tx'];

function patientFindings(session: Session, asked: { readonly patientId: string }): Findings {
  return async () =>
    (await isPatient(session, asked.patientId))
      ? null
      : { field: 'patientId', message: 'Choose the patient again' };
}

function soldFindings(session: Session, written: { readonly products: readonly string[] }): Findings {
  return async () => {
    const unknown = await unknownSkus(session, written.products);
    const message = `The shop doesn’t sell ${unknown.join(', ')}`;
    return unknown.length > 0 ? { field: 'products', message } : null;
  };
}

/** Saves what a prescriber wrote, and returns the updated row. */
async function write(
  { tx, context }: PrescriptionMove,
  row: PrescriptionRow,
  written: Written,
): Promise<PrescriptionRow> {
  await refuseMistakes(soldFindings(tx, written));
  const { products, months, ...said } = written;
  const words = sealWords(context.files, row, { ...openWords(context.files, row), ...said });
  await setWritten(tx, row.id, { words, products, months, now: context.clock() });
  return { ...row, words, notes: '', reason: '', medicines: [], advice: '', products, months };
}

const noSigner = {
  field: 'signer',
  message: 'Enter your name, qualification and registration number first',
} as const;

/** Who signs this. Throws 'invalid-input' with every field that is missing for a signature (PRE-01). */
async function signerFor(tx: Tx, { id }: SignedIn, written: WrittenPrescription): Promise<Signer> {
  const missing = Object.entries(signatureErrors(written)).map(([field, message]) => ({ field, message }));
  return unlessMistaken(await findSigner(tx, id), noSigner, missing);
}

function noPatient() {
  return problem('not-found', { detail: 'We couldn’t find this patient' });
}

/** Locks a prescription. Throws if another prescriber is reviewing it. */
async function free(tx: Tx, id: string, shopper: SignedIn): Promise<PrescriptionRow> {
  const row = await lockPrescription(tx, id);
  if (!row) throw noPrescription();
  if (row.status === 'inReview' && row.reviewer_id !== shopper.id) throw taken();
  return row;
}

async function heldBy(tx: Tx, id: string, shopper: SignedIn): Promise<PrescriptionRow> {
  const row = await lockPrescription(tx, id);
  if (!row) throw noPrescription();
  if (row.reviewer_id !== null && row.reviewer_id !== shopper.id) throw taken();
  return row;
}

function taken() {
  return problem('conflict', { detail: 'Another prescriber is reviewing this prescription' });
}

function notNow() {
  return problem('conflict', { detail: 'This prescription has changed, so you can’t do that now' });
}
