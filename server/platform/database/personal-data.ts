import type { Session } from './session.ts';

/** Opens what lies sealed. */
interface SealKey {
  readonly masterKey: Buffer;
}

/** Whose data, and when they leave. */
export interface Leaving {
  readonly shopperId: string;
  readonly now: Date;
}

/**
 * What one part of the shop keeps of a person (ACC-06). A part that keeps anything adds one of these in its own folder,
 * `<slug>-data.ts`, and a line in `server/personal-data.ts`: it then is in the download and in the deletion. A test reads the database
 * for columns that name a shopper, and wants each of their tables in one part.
 */
export interface PersonalData {
  /** Its name in the download, such as 'orders'. */
  readonly part: string;
  /** The tables that it answers for. */
  readonly tables: readonly string[];
  /** What the person may have of it, as JSON; `files` opens what lies sealed. */
  readonly collect: (session: Session, shopperId: string, files: SealKey) => Promise<unknown>;
  /** Removes it, or what names the person in it where the law wants the rest kept. */
  readonly erase: (tx: Session, leaving: Leaving) => Promise<void>;
}

/** Everything of a person, by part. */
export async function collectData(
  parts: readonly PersonalData[],
  session: Session,
  shopperId: string,
  files: SealKey,
): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {};
  for (const { part, collect } of parts) collected[part] = await collect(session, shopperId, files);
  return collected;
}

/** Removes a person from every part; wants a transaction, so that it is all or nothing. */
export async function eraseData(parts: readonly PersonalData[], tx: Session, leaving: Leaving): Promise<void> {
  for (const { erase } of parts) await erase(tx, leaving);
}
