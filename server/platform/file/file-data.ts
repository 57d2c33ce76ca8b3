import sql from 'sql-template-tag';
import type { PersonalData } from '../database/personal-data.ts';
import { removeFilesOf } from './files.ts';

/** Uploaded files; the next sweep deletes the bytes. The access log stays for a year as a record. */
export const fileData: PersonalData = {
  part: 'files',
  tables: ['stored_file', 'file_access'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT id, purpose, reference, type, size, created_at FROM stored_file
      WHERE owner_id = ${shopperId} AND state = 'kept' ORDER BY created_at`),
  erase: async (tx, { shopperId }) => removeFilesOf(tx, shopperId),
};
