import type { FastifyReply } from 'fastify';
import type { FileType } from '../../../src/domain/kit/file.ts';
import type { LinkFor } from './file-link.ts';

const endings: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

export interface SentFile {
  readonly bytes: Buffer;
  readonly type: FileType;
  /** Without the extension. */
  readonly name: string;
  readonly use: LinkFor['use'];
}

/** Sends a person's file, shown or downloaded; never cached or indexed. */
export async function sendFile(reply: FastifyReply, { bytes, type, name, use }: SentFile): Promise<FastifyReply> {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-disposition': `${use === 'open' ? 'inline' : 'attachment'}; filename="${name}.${endings[type]}"`,
    })
    .type(type)
    .send(bytes);
}
