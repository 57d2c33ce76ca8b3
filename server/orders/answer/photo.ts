import { fileLink } from '../../platform/file/file-link.ts';

/** A link to a return's photo, valid for one reader and five minutes. */
export function photoLink(fileId: string, readerId: string, secret: string, now: Date): string {
  return fileLink({ id: fileId, readerId, use: 'open' }, secret, now);
}
