import { fileLink } from '../../platform/file/file-link.ts';

/** A link by which a reader looks at a photo of a return, for five minutes. */
export function photoLink(fileId: string, readerId: string, secret: string, now: Date): string {
  return fileLink({ id: fileId, readerId, use: 'open' }, secret, now);
}
