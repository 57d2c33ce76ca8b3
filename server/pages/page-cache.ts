import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page's answer, kept in every encoding that was asked for. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  /** Where a page that has moved is now. */
  readonly location: string | null;
  body(encoding: Encoding): Promise<Buffer> | Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it was made; one that has moved says where to and has no text. */
export interface MadePage {
  readonly status: number;
  readonly html: string;
  readonly location?: string | null;
}

export interface PageCache {
  /** The page under a key, made when it is missing or old; the old one where making fails. */
  get(key: string, make: () => Promise<MadePage>): Promise<CachedPage>;
  /** Something that pages show has changed. */
  clear(): void;
}

interface Entry {
  page: CachedPage;
  freshUntil: number;
  generation: number;
}

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
const brotliQuality = 5;

/** Pages in memory: `freshMs` old at most, `size` of them, dropped oldest first. */
export function createPageCache({
  freshMs,
  size,
  now,
}: {
  freshMs: number;
  size: number;
  now: () => number;
}): PageCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<CachedPage>>();
  let generation = 0;
  return {
    async get(key, make) {
      const entry = entries.get(key);
      if (entry?.generation === generation && now() < entry.freshUntil) return entry.page;
      const underWay = making.get(key);
      if (underWay) return underWay;
      const born = generation;
      const work = make()
        .then((made) => {
          const page = cachedPage(made);
          entries.delete(key);
          entries.set(key, { page, freshUntil: now() + freshMs, generation: born });
          const [oldest] = entries.keys();
          if (entries.size > size && oldest !== undefined) entries.delete(oldest);
          return page;
        })
        .catch((error: unknown) => {
          if (entry) return entry.page;
          throw error;
        })
        .finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
    clear() {
      generation += 1;
    },
  };
}

function cachedPage({ status, html, location = null }: MadePage): CachedPage {
  const plain = Buffer.from(html);
  const bodies: Partial<Record<Encoding, Buffer>> = { identity: plain };
  return {
    status,
    location,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    body: (encoding) =>
      bodies[encoding] ??
      compressed(plain, encoding).then((body) => {
        bodies[encoding] = body;
        return body;
      }),
  };
}

function compressed(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zipped(plain);
  return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** The best encoding that the browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}
