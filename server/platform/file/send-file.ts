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
  /** Without its ending. */
  readonly name: string;
  readonly use: LinkFor['use'];
}

/** Answers with a file of somebody's own: shown or saved, kept by no cache, found by no search. */
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
