import sql from 'sql-template-tag';
import type { PrescriptionTemplate, Signer } from '../../src/domain/prescriptions/prescription.ts';
import { requireAccount } from '../platform/http/guard/account-lock.ts';
import type { Session } from '../platform/database/session.ts';

type Row<Shape> = Shape & { [column: string]: unknown };

/** How a prescriber is printed on what they sign; undefined until they have entered it. */
export async function findSigner(session: Session, shopperId: string): Promise<Signer | undefined> {
  return session.maybeOne<Row<Signer>>(sql`
    SELECT name, qualification, registration, council FROM prescriber WHERE shopper_id = ${shopperId}`);
}

/** Saves how a prescriber signs, tidied, for the next signature (PRE-01). */
export async function keepSigner(tx: Session, shopperId: string, given: Signer, now: Date): Promise<Signer> {
  const name = given.name.trim();
  const qualification = given.qualification.trim();
  const registration = given.registration.trim();
  const council = given.council.trim();
  await requireAccount(tx, shopperId);
  await tx.execute(sql`
    INSERT INTO prescriber (shopper_id, name, qualification, registration, council, changed_at)
    VALUES (${shopperId}, ${name}, ${qualification}, ${registration}, ${council}, ${now})
    ON CONFLICT (shopper_id) DO UPDATE SET name = ${name}, qualification = ${qualification},
      registration = ${registration}, council = ${council}, changed_at = ${now}`);
  return { name, qualification, registration, council };
}

/** A template as it is stored: the names of its products are the shop's. */
type StoredTemplate = Omit<PrescriptionTemplate, 'covers'>;

export async function templatesOf(session: Session, shopperId: string): Promise<StoredTemplate[]> {
  const rows = await session.query<{
    id: string;
    name: string;
    written: Omit<StoredTemplate, 'id' | 'name'>;
  }>(
    sql`SELECT id, name, written FROM prescription_template WHERE prescriber_id = ${shopperId} ORDER BY lower(name), id`,
  );
  return rows.map(({ id, name, written }) => ({ ...written, id, name }));
}

/** Replaces the prescriber's template of the same name. */
export async function setTemplate(
  tx: Session,
  shopperId: string,
  { id, name, ...written }: StoredTemplate,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO prescription_template (id, prescriber_id, name, written, changed_at)
    VALUES (${id}, ${shopperId}, ${name}, ${JSON.stringify(written)}, ${now})
    ON CONFLICT (prescriber_id, name) DO UPDATE SET written = ${JSON.stringify(written)}, changed_at = ${now}`);
}

/** False if the prescriber has no such template. */
export async function removeTemplate(tx: Session, shopperId: string, id: string): Promise<boolean> {
  const removed = await tx.execute(sql`
    DELETE FROM prescription_template WHERE id = ${id} AND prescriber_id = ${shopperId}`);
  return removed === 1;
}
