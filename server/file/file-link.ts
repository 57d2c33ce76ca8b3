import { isSignedWith, signatureOf } from '../gateway/signature.ts';

/** How long a link to a file is good, in milliseconds: five minutes (ACC-03). */
export const linkLife = 300_000;

/** A file is shown in the browser, or saved. */
export type FileUse = 'open' | 'download';

export interface LinkedFile {
  readonly id: string;
  /** Who may follow the link; what it opens is written down in their name. */
  readonly readerId: string;
  readonly use: FileUse;
}

export interface FollowedLink extends LinkedFile {
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** A path that opens one file for one person until five minutes from now; whoever gives it has checked that they may. */
export function fileLink(file: LinkedFile, secret: string, now: Date): string {
  const expires = now.getTime() + linkLife;
  const query = new URLSearchParams({
    reader: file.readerId,
    use: file.use,
    expires: String(expires),
    signature: signatureOf(secret, signedText(file, expires)),
  });
  return `/v1/file/${file.id}?${query.toString()}`;
}

/** Whether the link is one of ours and still good. */
export function isGoodFileLink(link: FollowedLink, secret: string, now: Date): boolean {
  const left = link.expires - now.getTime();
  return left > 0 && left <= linkLife && isSignedWith(secret, signedText(link, link.expires), link.signature);
}

function signedText({ id, readerId, use }: LinkedFile, expires: number): string {
  return `file:${id}:${readerId}:${use}:${expires}`;
}
