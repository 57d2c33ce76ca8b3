import * as z from 'zod/mini';
import { id } from '../../../src/contract/primitives.ts';
import { isSignedWith, signatureOf } from './signature.ts';

/** Milliseconds a file link is valid: five minutes (ACC-03). */
export const linkLife = 300_000;

/** Who may open a link, and whether the file is shown or downloaded; access is logged under their name. */
export interface LinkFor {
  readonly readerId: string;
  readonly use: 'open' | 'download';
}

const linkQuery = z.object({
  reader: id,
  use: z.enum(['open', 'download']),
  expires: z.string().check(z.regex(/^\d{13}$/u)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
});

/** A signed path for one person, valid for five minutes. The caller has checked that they may see the file. */
export function readerLink(path: string, { readerId, use }: LinkFor, secret: string, now: Date): string {
  const expires = String(now.getTime() + linkLife);
  const signature = signatureOf(secret, signedText(path, { reader: readerId, use, expires }));
  return `${path}?${new URLSearchParams({ reader: readerId, use, expires, signature }).toString()}`;
}

/** A link to one stored file. */
export function fileLink(file: LinkFor & { readonly id: string }, secret: string, now: Date): string {
  return readerLink(`/v1/file/${file.id}`, file, secret, now);
}

/** The person a link was made for; null when the link isn't ours or has expired. */
export function followedLink(path: string, query: unknown, secret: string, now: Date): LinkFor | null {
  const { data } = z.safeParse(linkQuery, query);
  if (!data) return null;
  const left = Number(data.expires) - now.getTime();
  const isGood = left > 0 && left <= linkLife && isSignedWith(secret, signedText(path, data), data.signature);
  return isGood ? { readerId: data.reader, use: data.use } : null;
}

interface Signed {
  readonly reader: string;
  readonly use: string;
  readonly expires: string;
}

function signedText(path: string, { reader, use, expires }: Signed): string {
  return `reader:${path}:${reader}:${use}:${expires}`;
}
