import * as z from 'zod/mini';

/** What a backup says of itself. It is written last: a folder without it is no backup. */
const manifestSchema = z.object({
  version: z.literal(1),
  /** ISO 8601. */
  takenAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Keys of people's files and of pictures; each lies in the folder `files` as it was, under one more seal where there is a BACKUP_KEY. */
  files: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = 'manifest.json';
export const filesFolder = 'files';

/** Throws where the text is no manifest. */
export function parseManifest(text: string): Manifest {
  return z.parse(manifestSchema, JSON.parse(text));
}

/** Why a backup or its way back did not happen, in one line for a person. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
