import { t } from '../../src/domain/kit/text/text.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  addPrescriptionFile,
  getPrescription,
  linkPrescriptionFile,
  listPrescriptions,
  uploadPrescription,
} from '../../src/contract/prescriptions/prescription.calls.ts';
import { maxFiles } from '../../src/domain/prescriptions/prescription.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { requireAccount } from '../platform/http/guard/account-lock.ts';
import type { Session } from '../platform/database/session.ts';
import { fileLink, linkLife } from '../platform/file/file-link.ts';
import { recordAccess } from '../platform/file/file.queries.ts';
import { claimFile, keepFile } from '../platform/file/files.ts';
import { isAdminFor, type SignedIn } from '../platform/http/guard/auth.ts';
import type { IncomingFile } from '../platform/http/input/multipart.ts';
import { problem } from '../platform/http/problem.ts';
import { route } from '../platform/http/route.ts';
import { refuseUnproven } from '../platform/http/guard/standing.ts';
import { tellShopper } from '../account/message/tell.ts';
import { ordersThatWait } from '../orders/tables/hold.queries.ts';
import { attachToOpenHolds } from '../orders/parcel/move-hold.ts';
import { movePrescription } from './move-prescription.ts';
import { pdfLink } from './pdf.routes.ts';
import { prescriptionAnswer, prescriptionsAnswer } from './prescription.answer.ts';
import {
  addPrescriptionEvent,
  filesOf,
  findNamed,
  findReadable,
  insertPrescription,
  listOwn,
  lockPrescription,
  type NamedPrescription,
} from './prescription.queries.ts';
import { noWords, sealStory, sealWords } from './words.ts';

const pageSize = 20;
/** Default validity of a prescription, in months. */
const usualMonths = 3;

/** A patient's prescriptions. */
export function prescriptionRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listPrescriptions, async ({ query: { limit = pageSize, offset = 0 }, shopper }) => {
    const { total, rows } = await listOwn(database, shopper.id, { limit, offset });
    const prescriptions = await prescriptionsAnswer(context, rows, { isForPatient: true });
    return { total, prescriptions, waitingOrders: await ordersThatWait(database, shopper.id) };
  });

  route(app, context, uploadPrescription, async ({ body: { notes }, files, shopper }) => {
    const fileId = await keepPage(context, shopper, files);
    const id = randomUUID();
    const now = clock();
    const whose = { id, shopper_id: shopper.id };
    const said = { ...noWords, notes: notes.trim() };
    const paper = { words: sealWords(context.files, whose, said), products: [], months: usualMonths };
    const words = sealStory(context.files, { ...whose, ...said, ...paper, words: null });
    await database.transaction(async (tx) => {
      await requireAccount(tx, shopper.id);
      await insertPrescription(tx, {
        id,
        shopper_id: shopper.id,
        origin: 'patient',
        status: 'waiting',
        ...paper,
        reviewer_id: null,
        created_at: now,
      });
      await claimPage(tx, shopper, { fileId, id });
      await addPrescriptionEvent(tx, { id, event: 'prescription.sent', shopperId: shopper.id, words, at: now });
      await attachToOpenHolds({ tx, context }, shopper.id, id);
      await tellShopper(tx, context, shopper.id, { template: 'prescription-received', data: {}, once: id });
    });
    return prescriptionAnswer(context, await findNamed(database, id), { isForPatient: true });
  });

  route(app, context, addPrescriptionFile, async ({ params: { id }, files, shopper }) => {
    await ownPrescription(context, id, shopper);
    const fileId = await keepPage(context, shopper, files);
    await database.transaction(async (tx) => {
      await requireAccount(tx, shopper.id);
      const row = await lockPrescription(tx, id);
      const news = { event: { type: 'prescription.resend' }, shopperId: shopper.id } as const;
      if (!row || !(await movePrescription({ tx, context }, row, news))) {
        throw problem('conflict', { detail: t`A prescriber is already reviewing this prescription` });
      }
      await claimPage(tx, shopper, { fileId, id });
      if ((await filesOf(tx, [id])).length > maxFiles) {
        throw problem('conflict', { detail: t`A prescription can have up to ${maxFiles} files` });
      }
    });
    return prescriptionAnswer(context, await findNamed(database, id), { isForPatient: true });
  });

  route(app, context, getPrescription, async ({ params: { id }, shopper }) => {
    const row = await readable(context, id, shopper);
    const isForPatient = row.shopper_id === shopper.id;
    await recordAccess(database, {
      reference: id,
      ownerId: row.shopper_id,
      readerId: shopper.id,
      reason: 'read',
      at: clock(),
    });
    const answer = await prescriptionAnswer(context, row, { isForPatient });
    const fileIds = [...answer.files.map((file) => file.id), ...(row.signed_at === null ? [] : [null])];
    return { ...answer, links: fileIds.map((fileId) => linksTo(context, { fileId, id, readerId: shopper.id })) };
  });

  route(app, context, linkPrescriptionFile, async ({ params: { id }, body: { fileId, use }, shopper }) => {
    const row = await readable(context, id, shopper);
    const now = clock();
    const expiresAt = new Date(now.getTime() + linkLife).toISOString();
    if (fileId === null && row.signed_at === null) throw problem('not-found', { detail: t`Not signed yet` });
    if (fileId !== null && !(await filesOf(database, [id])).some((file) => file.id === fileId)) {
      throw noPrescription();
    }
    return { url: linksTo(context, { fileId, id, readerId: shopper.id })[use], expiresAt };
  });
}

interface Linked {
  /** Null for the signed prescription. */
  readonly fileId: string | null;
  readonly id: string;
  readonly readerId: string;
}

function linksTo({ settings, clock }: ShopContext, { fileId, id, readerId }: Linked) {
  const linkTo = (use: 'open' | 'download') =>
    fileId === null
      ? pdfLink({ id, readerId, use }, settings.secret, clock())
      : fileLink({ id: fileId, readerId, use }, settings.secret, clock());
  return { fileId, open: linkTo('open'), download: linkTo('download') };
}

async function keepPage(context: ShopContext, { id: ownerId }: SignedIn, [file]: readonly IncomingFile[]) {
  if (!file) throw problem('malformed-request');
  return keepFile(context, { ownerId, purpose: 'prescription', bytes: file.bytes });
}

async function claimPage(
  tx: Session,
  { id: ownerId }: SignedIn,
  page: { fileId: string; id: string },
): Promise<void> {
  const claim = { id: page.fileId, ownerId, purpose: 'prescription', reference: page.id } as const;
  if (!(await claimFile(tx, claim))) throw problem('conflict', { detail: t`This file was uploaded too long ago` });
}

async function readable({ database }: ShopContext, id: string, reader: SignedIn): Promise<NamedPrescription> {
  const row = await findReadable(database, id, { ...reader, isAdmin: isAdminFor(getPrescription, reader) });
  if (row) return row;
  refuseUnproven(reader);
  throw noPrescription();
}

async function ownPrescription({ database }: ShopContext, id: string, { id: ownerId }: SignedIn): Promise<void> {
  const asPatient = { id: ownerId, isDoctor: false, isAdmin: false };
  if (!(await findReadable(database, id, asPatient))) throw noPrescription();
}

export function noPrescription() {
  return problem('not-found', { detail: t`We couldn’t find this prescription` });
}
