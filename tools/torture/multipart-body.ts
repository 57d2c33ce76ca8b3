import { randomUUID } from 'node:crypto';

export interface SentFile {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
}

/** A body of multipart/form-data with these fields and files, and its header. */
export function multipartOf(
  fields: Readonly<Record<string, string>>,
  ...files: readonly SentFile[]
): { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } {
  const boundary = randomUUID();
  const parts: Buffer[] = [];
  const add = (head: string, bytes: Buffer): void => {
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`), bytes, lineEnd);
  };
  for (const [name, value] of Object.entries(fields)) add(`name="${name}"`, Buffer.from(value));
  for (const { bytes, name = 'scan.pdf', type = 'application/pdf' } of files) {
    add(`name="file"; filename="${name}"\r\ncontent-type: ${type}`, bytes);
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(parts),
  };
}

const lineEnd = Buffer.from('\r\n');
