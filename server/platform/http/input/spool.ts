import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A complete large file, kept on disk until the response is sent. */
export interface SpooledFile {
  readonly path: string;
  readonly size: number;
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string;
}

/** Temporary files for one request's large uploads. */
export interface Spool {
  keep(source: Readable): Promise<SpooledFile>;
  /** Deletes them all. */
  clear(): Promise<void>;
}

export function openSpool(): Spool {
  let folder: string | null = null;
  let count = 0;
  return {
    async keep(source) {
      folder ??= await mkdtemp(join(tmpdir(), 'shop-upload-'));
      const path = join(folder, String((count += 1)));
      const hash = createHash('sha256');
      let size = 0;
      await pipeline(
        source,
        async function* measured(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            size += chunk.length;
            hash.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      );
      return { path, size, sha256: hash.digest('hex') };
    },
    async clear() {
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    },
  };
}
