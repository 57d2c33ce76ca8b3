import sql, { type Sql } from 'sql-template-tag';
import type { PrescriptionStatus } from '../../src/domain/prescriptions/prescription.ts';
import { isPerson, whoIn } from '../platform/list/person-search.ts';
import { counted, countFor } from '../platform/list/counted.ts';
import { allOf, holdsText } from '../platform/list/list.ts';
import type { Session } from '../platform/database/session.ts';
import type { SignedIn } from '../platform/http/guard/auth.ts';
import type { WordsRow } from './words.ts';

/** The words are encrypted; read them with openWords. */
export interface PrescriptionRow extends WordsRow {
  readonly number: string;
  readonly status: PrescriptionStatus;
  readonly origin: 'patient' | 'prescriber';
  readonly products: string[];
  readonly months: number;
  readonly reviewer_id: string | null;
  readonly touched_at: Date;
  readonly signed_at: Date | null;
  readonly valid_until: Date | null;
  readonly created_at: Date;
}

/** Includes the names of patient and prescriber. */
export interface NamedPrescription extends PrescriptionRow {
  readonly patient_name: string;
  readonly patient_phone: string | null;
  readonly reviewer_name: string | null;
}

type Row<Shape> = Shape & { [column: string]: unknown };
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Patients don't see a prescriber's unsigned draft. */
const seenByPatient = sql`(origin = 'patient' OR signed_at IS NOT NULL)`;

/** As their account or their signature names prescribers; null without one, and '' if neither has a name. */
export const prescriberName = sql`CASE WHEN reviewer.id IS NOT NULL THEN coalesce(
  nullif(trim(concat_ws(' ', reviewer.first_name, reviewer.last_name)), ''),
  (SELECT prescriber.name FROM prescriber WHERE prescriber.shopper_id = reviewer.id), '') END`;

/** '' if the person hasn't given a name. */
const nameOf = (table: 'patient' | 'reviewer') =>
  table === 'patient' ? sql`concat_ws(' ', patient.first_name, patient.last_name)` : prescriberName;

const named = sql`
  SELECT prescription.*, ${nameOf('patient')} AS patient_name, patient.phone AS patient_phone,
    ${nameOf('reviewer')} AS reviewer_name
  FROM prescription
  JOIN shopper AS patient ON patient.id = prescription.shopper_id
  LEFT JOIN shopper AS reviewer ON reviewer.id = prescription.reviewer_id`;

/** A prescription that this person may read: their own, or any for prescribers and admins. Undefined otherwise. */
export async function findReadable(
  session: Session,
  id: string,
  reader: Pick<SignedIn, 'id' | 'isDoctor' | 'isAdmin'>,
): Promise<NamedPrescription | undefined> {
  return session.maybeOne<Row<NamedPrescription>>(sql`${named}
    WHERE prescription.id = ${id} AND ((shopper_id = ${reader.id} AND ${seenByPatient}) OR ${reader.isDoctor || reader.isAdmin})`);
}

export async function findNamed(session: Session, id: string): Promise<NamedPrescription> {
  return session.one<Row<NamedPrescription>>(sql`${named} WHERE prescription.id = ${id}`);
}

/** A patient's own prescriptions, newest first. */
export async function listOwn(
  session: Session,
  shopperId: string,
  { limit, offset }: Page,
): Promise<{ total: number; rows: NamedPrescription[] }> {
  const [rows, { total }] = await Promise.all([
    session.query<Row<NamedPrescription>>(sql`${named}
      WHERE shopper_id = ${shopperId} AND ${seenByPatient} ORDER BY prescription.created_at DESC, number DESC
      LIMIT ${limit} OFFSET ${offset}`),
    session.one<{ total: number }>(sql`
      SELECT count(*) AS total FROM prescription WHERE shopper_id = ${shopperId} AND ${seenByPatient}`),
  ]);
  return { total, rows };
}

/** All prescriptions: waiting ones first, oldest first; then those in review; then the rest, newest first. */
export async function listAll(
  session: Session,
  { limit, offset, status, q }: Page & { status?: PrescriptionStatus | undefined; q?: string | undefined },
): Promise<{ total: number; rows: NamedPrescription[] }> {
  const conditions = [...searchedFor(q), ...(status === undefined ? [] : [sql`prescription.status = ${status}`])];
  // Each part is read from an index as far as the page goes; sorted together, every page would read them all.
  const part = (turn: number, isIn: Sql, order: Sql) => sql`(
    SELECT id, ${turn}::integer AS turn, created_at FROM prescription ${allOf([...conditions, isIn])}
    ORDER BY ${order} LIMIT ${offset + limit})`;
  const parts = sql`${part(0, sql`status = 'waiting'`, sql`created_at`)}
    UNION ALL ${part(1, sql`status = 'inReview'`, sql`created_at`)}
    UNION ALL ${part(2, sql`status NOT IN ('waiting', 'inReview')`, sql`created_at DESC`)}`;
  const inTurn = (from: Sql) =>
    sql`${from}.turn, CASE WHEN ${from}.turn < 2 THEN ${from}.created_at END, ${from}.created_at DESC`;
  const [rows, total] = await Promise.all([
    // Names are read for the page alone.
    session.query<Row<NamedPrescription>>(sql`${named}
      JOIN (SELECT * FROM (${parts}) AS part ORDER BY ${inTurn(sql`part`)} LIMIT ${limit} OFFSET ${offset}) AS page
        ON page.id = prescription.id
      ORDER BY ${inTurn(sql`page`)}`),
    countFor(session, sql`prescription ${allOf(conditions)}`, offset + limit),
  ]);
  return { total, rows };
}

/** How many wait for a prescriber. */
export async function countWaiting(session: Session): Promise<number> {
  const { total } = await session.one<{ total: number }>(sql`
    SELECT ${counted(sql`prescription WHERE status = 'waiting'`)} AS total`);
  return total;
}

/** Whether a search may be for a number: an OR for every name would read all prescriptions. */
export function isNumber(q: string | undefined): boolean {
  return /\d{3}/u.test(q ?? '');
}

/** Prescriptions of this number or patient; no condition if nothing is searched. */
export function searchedFor(q: string | undefined): Sql[] {
  const person = isPerson(q);
  if (!person) return [];
  return [
    isNumber(q)
      ? sql`prescription.id IN (
          SELECT id FROM prescription WHERE shopper_id IN (SELECT id FROM shopper WHERE ${person})
          UNION ALL SELECT id FROM prescription WHERE ${holdsText(sql`number`, q?.trim() ?? '')})`
      : sql`prescription.shopper_id IN (SELECT id FROM shopper WHERE ${person})`,
  ];
}

const shownEarlier = 10;

/** A patient's latest signed prescriptions. */
export async function listSigned(session: Session, patientId: string): Promise<NamedPrescription[]> {
  return session.query<Row<NamedPrescription>>(sql`${named}
    WHERE prescription.shopper_id = ${patientId} AND signed_at IS NOT NULL ORDER BY signed_at DESC LIMIT ${shownEarlier}`);
}

async function lockPatient(tx: Session, id: string): Promise<void> {
  await tx.query(sql`
    SELECT FROM shopper WHERE id = (SELECT shopper_id FROM prescription WHERE id = ${id}) FOR KEY SHARE`);
}

/** Locks the patient's account, then the prescription. Every change to a prescription starts here. */
export async function lockPrescription(tx: Session, id: string): Promise<PrescriptionRow | undefined> {
  await lockPatient(tx, id);
  return tx.maybeOne<Row<PrescriptionRow>>(sql`SELECT * FROM prescription WHERE id = ${id} FOR NO KEY UPDATE`);
}

export async function insertPrescription(
  tx: Session,
  row: Pick<
    PrescriptionRow,
    'id' | 'shopper_id' | 'origin' | 'status' | 'words' | 'products' | 'months' | 'reviewer_id' | 'created_at'
  >,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO prescription (id, number, shopper_id, origin, status, words, products, months, reviewer_id, touched_at, created_at)
    VALUES (${row.id}, 'RX-' || nextval('prescription_number'), ${row.shopper_id}, ${row.origin}, ${row.status},
      ${row.words}, ${row.products}, ${row.months}, ${row.reviewer_id}, ${row.created_at}, ${row.created_at})`);
}

/** Replaces all encrypted words. */
export async function setWritten(
  tx: Session,
  id: string,
  { words, products, months, now }: Pick<PrescriptionRow, 'words' | 'products' | 'months'> & { readonly now: Date },
): Promise<void> {
  await tx.execute(sql`
    UPDATE prescription SET words = ${words}, notes = '', reason = '', medicines = '[]', advice = '',
      products = ${products}, months = ${months}, touched_at = ${now}
    WHERE id = ${id}`);
}

/** Adds a history entry with the encrypted text of that moment. */
export async function addPrescriptionEvent(
  tx: Session,
  line: { id: string; event: string; shopperId: string | null; words: Buffer; at: Date },
): Promise<void> {
  const { id, event, shopperId, words, at } = line;
  await tx.execute(sql`
    INSERT INTO prescription_event (prescription_id, event, status, shopper_id, written, words, at)
    SELECT id, ${event}, status, ${shopperId}, '{}', ${words}, ${at} FROM prescription WHERE id = ${id}`);
}

interface FileOf {
  readonly id: string;
  readonly reference: string;
  readonly type: 'application/pdf' | 'image/jpeg' | 'image/png';
  readonly size: number;
  readonly created_at: Date;
}

export async function filesOf(session: Session, ids: readonly string[]): Promise<FileOf[]> {
  return session.query<Row<FileOf>>(sql`
    SELECT id, reference, type, size, created_at FROM stored_file
    WHERE reference = ANY(${[...ids]}) AND purpose = 'prescription' AND state = 'kept' ORDER BY place`);
}

/** What products are called, by sku; also those that aren't sold any more. */
export async function namesOf(session: Session, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await session.query<{ sku: string; name: string }>(sql`
    SELECT sku, name FROM product WHERE sku = ANY(${[...new Set(skus)]})`);
  return new Map(rows.map(({ sku, name }) => [sku, name]));
}

export interface Due {
  readonly now: Date;
  /** A review last touched before this is abandoned. */
  readonly untouched: Date;
}

const isDue = ({ now, untouched }: Due) => sql`(status = 'approved' AND valid_until <= ${now})
  OR (status = 'inReview' AND origin = 'patient' AND touched_at < ${untouched})`;

/** Ids of expired prescriptions and abandoned reviews. */
export async function listDue(session: Session, due: Due, limit: number): Promise<string[]> {
  const rows = await session.query<{ id: string }>(
    sql`SELECT id FROM prescription WHERE ${isDue(due)} LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Locks a prescription if it is still due. */
export async function lockDue(tx: Session, id: string, due: Due): Promise<PrescriptionRow | undefined> {
  await lockPatient(tx, id);
  return tx.maybeOne<Row<PrescriptionRow>>(
    sql`SELECT * FROM prescription WHERE id = ${id} AND (${isDue(due)}) FOR NO KEY UPDATE`,
  );
}

/** The customer with exactly this number; staff are excluded. */
export async function findPatientByPhone(
  session: Session,
  phone: string,
): Promise<{ id: string; name: string; phone: string } | undefined> {
  return session.maybeOne<{ id: string; name: string; phone: string }>(sql`
    SELECT id, ${nameOf('patient')} AS name, phone FROM shopper AS patient
    WHERE phone = ${phone} AND NOT is_admin AND NOT is_doctor`);
}

export async function isPatient(session: Session, id: string): Promise<boolean> {
  const rows = await session.query(sql`SELECT FROM shopper WHERE id = ${id} AND NOT is_admin AND NOT is_doctor`);
  return rows.length > 0;
}

/** Skus that aren't in the catalogue. */
export async function unknownSkus(session: Session, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return [];
  const rows = await session.query<{ sku: string }>(sql`SELECT sku FROM product WHERE sku = ANY(${[...skus]})`);
  const known = new Set(rows.map(({ sku }) => sku));
  return skus.filter((sku) => !known.has(sku));
}

interface AccessRow {
  readonly reader_id: string;
  readonly name: string;
  readonly is_admin: boolean;
  readonly is_doctor: boolean;
  readonly reason: 'read' | 'open' | 'download' | 'look-up';
  readonly at: Date;
}

/** The 200 latest accesses to a prescription and its files. */
export async function listAccess(session: Session, id: string): Promise<AccessRow[]> {
  return session.query<Row<AccessRow>>(sql`
    SELECT reader_id, ${whoIn('shopper')} AS name, COALESCE(is_admin, false) AS is_admin,
      COALESCE(is_doctor, false) AS is_doctor, reason, at
    FROM file_access LEFT JOIN shopper ON shopper.id = reader_id
    WHERE reference = ${id} ORDER BY file_access.id DESC LIMIT 200`);
}
