import { t } from '../../../../src/domain/kit/text/text.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from '../../../../src/contract/call.ts';
import { codeOf } from '../../database/connection/database-unavailable.ts';
import { problem, ProblemError, refusedField } from '../problem.ts';
import type { Spool, SpooledFile } from './spool.ts';

/** One uploaded file. Its name and declared type are never trusted. */
export interface IncomingFile {
  readonly bytes: Buffer;
}

export interface UploadedBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly IncomingFile[];
  /** The files of a call that takes large files, saved in the spool. */
  readonly spooled: readonly SpooledFile[];
}

const maxFields = 20;
const maxFieldBytes = 16 * 1024;

/** Accepts multipart bodies, on the calls that declare them. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

/**
 * Reads the fields and files of an upload, all or nothing: an aborted connection leaves nothing behind. Throws
 * 'unsupported-media-type', 'body-too-large', 'malformed-request' or 'invalid-input'.
 */
export async function readUpload(request: FastifyRequest, upload: Upload, spool: Spool): Promise<UploadedBody> {
  if (!request.isMultipart()) {
    throw problem('unsupported-media-type', { detail: t`Send the body as multipart/form-data` });
  }
  const fields: Record<string, string> = {};
  const files: IncomingFile[] = [];
  const spooled: SpooledFile[] = [];
  const { maxBytes, maxFiles } = upload;
  const limits = { fileSize: maxBytes, files: maxFiles, fields: maxFields, fieldSize: maxFieldBytes };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file') throw refusedField(part.fieldname.slice(0, 60), 'There is no such field');
        if (upload.isSpooled) {
          spooled.push(await spool.keep(part.file));
          if (part.file.truncated) throw tooLarge(upload);
        } else files.push({ bytes: await part.toBuffer() });
      } else {
        if (part.valueTruncated || typeof part.value !== 'string') throw refusedField(part.fieldname, t`Too long`);
        fields[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    throw asProblem(error, upload);
  }
  const sizes = [...files.map(({ bytes }) => bytes.length), ...spooled.map(({ size }) => size)];
  if (sizes.includes(0)) throw refusedField('file', t`This file is empty`);
  if (sizes.length === 0 && upload.isRequired) throw refusedField('file', t`Choose a file`);
  return { fields, files, spooled };
}

/** Refuses form data on calls that don't take it. */
export function refuseMultipart(request: FastifyRequest): void {
  if (request.isMultipart()) throw problem('unsupported-media-type');
}

function tooLarge({ maxBytes }: Upload): ProblemError {
  return problem('body-too-large', { detail: t`Use a file of up to ${maxBytes / 1024 / 1024} MB` });
}

function asProblem(error: unknown, upload: Upload): unknown {
  const { maxFiles } = upload;
  switch (codeOf(error)) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(upload);
    case 'FST_FILES_LIMIT':
      return problem('body-too-large', {
        detail: maxFiles === 1 ? t`1 file at most` : t`${maxFiles} files at most`,
      });
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return problem('body-too-large', { detail: t`The form has too many fields` });
    default:
      // Any other error means an aborted body or malformed form data.
      return error instanceof ProblemError ? error : problem('malformed-request');
  }
}
