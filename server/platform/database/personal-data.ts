import type { Session } from './session.ts';

/** Decrypts stored files. */
interface SealKey {
  readonly masterKey: Buffer;
}

/** Whose data it is, and when they leave. */
export interface Leaving {
  readonly shopperId: string;
  readonly now: Date;
}

/**
 * The personal data of one feature (ACC-06). A feature that stores any adds one in its own folder,
 * `<slug>-data.ts`, and a line in `server/personal-data.ts`, which puts it into the download and the deletion. A
 * test finds columns that refer to a shopper and expects each of their tables in exactly one part.
 */
export interface PersonalData {
  /** Its name in the download, such as 'orders'. */
  readonly part: string;
  /** The tables it covers. */
  readonly tables: readonly string[];
  /** What the person may download, as JSON; `files` decrypts stored files. */
  readonly collect: (session: Session, shopperId: string, files: SealKey) => Promise<unknown>;
  /** Deletes the data, or anonymises it where the law requires us to keep the rest. */
  readonly erase: (tx: Session, leaving: Leaving) => Promise<void>;
}

/** All data of a person, by part. */
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

/** Deletes a person's data in every part. Needs a transaction, so it's all or nothing. */
export async function eraseData(parts: readonly PersonalData[], tx: Session, leaving: Leaving): Promise<void> {
  for (const { erase } of parts) await erase(tx, leaving);
}
