import * as z from 'zod/mini';

/** The manifest of a backup. It is written last: a folder without one is not a backup. */
const manifestSchema = z.object({
  version: z.literal(1),
  /** ISO 8601. */
  takenAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /**
   * Keys of customers' files and of pictures; each is in the folder `files`, encrypted once more when there is a
   * BACKUP_KEY.
   */
  files: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = 'manifest.json';
export const filesFolder = 'files';

/** Throws when the text is not a manifest. */
export function parseManifest(text: string): Manifest {
  return z.parse(manifestSchema, JSON.parse(text));
}

/** Why a backup or restore failed, in one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
