import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { keptBytes } from '../../platform/http/kept-bytes.ts';
import { cacheUse } from '../../platform/telemetry/counters.ts';

/** A page's response, cached in every encoding requested so far. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  /** The new location of a page that has moved. */
  readonly location: string | null;
  /** Source expressions of its style elements and style attributes, for its content policy. */
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
  body(encoding: Encoding): Promise<Buffer> | Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page in UTF-8; a moved one has a location and no text. */
export interface MadePage {
  readonly status: number;
  readonly html: Buffer;
  readonly location?: string | null;
  readonly styles?: readonly string[];
  readonly styleAttributes?: readonly string[];
}

export interface PageCache {
  /**
   * The cached page for a key, rendered when missing or stale. If rendering fails or the queue is busy, returns the
   * stale page and renders again in the background.
   */
  get(key: PageKey, make: () => Promise<MadePage>): Promise<CachedPage>;
  /** Invalidates all pages, because their data has changed. */
  clear(): void;
}

export interface PageKey {
  readonly name: string;
  /** One of an unlimited set, such as searches; it never evicts any other page. */
  readonly isPassing: boolean;
}

export interface PageCacheOptions {
  /** Milliseconds. */
  readonly freshMs: number;
  /** Maximum number of cached pages, and of transient ones besides. */
  readonly maxPages: number;
  readonly maxPassing: number;
  readonly now: () => number;
  /** Whether a new page would have to wait. */
  readonly isBusy?: () => boolean;
}

interface Entry {
  page: CachedPage;
  freshUntil: number;
  generation: number;
}

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const zipped = promisify(gzip);
/** A page is made anew every few seconds: level 4 takes two thirds of the time of level 5 for 8 % more bytes. */
const brotliQuality = 4;
/** As a power of two: a page has not much more than 100 kB, and the usual 4 MB would be set aside for it in vain. */
const brotliWindow = 17;
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
  [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
};

/**
 * An in-memory page cache that evicts the least recently used. A page that is not 200 is transient, whatever its
 * URL.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { freshMs, now, isBusy = () => false } = options;
  const kept = { entries: new Map<string, Entry>(), max: options.maxPages };
  const passing = { entries: new Map<string, Entry>(), max: options.maxPassing };
  const making = new Map<string, Promise<CachedPage>>();
  const use = cacheUse('pages');
  let generation = 0;

  const find = (name: string): Entry | undefined => {
    const { entries } = kept.entries.has(name) ? kept : passing;
    const entry = entries.get(name);
    if (!entry) return undefined;
    entries.delete(name);
    entries.set(name, entry);
    return entry;
  };
  const keep = ({ name, isPassing }: PageKey, entry: Entry): void => {
    kept.entries.delete(name);
    passing.entries.delete(name);
    const { entries, max } = isPassing || entry.page.status !== 200 ? passing : kept;
    entries.set(name, entry);
    const [oldest] = entries.keys();
    if (entries.size > max && oldest !== undefined) entries.delete(oldest);
  };
  const renew = (key: PageKey, make: () => Promise<MadePage>, former?: Entry): Promise<CachedPage> => {
    const underWay = making.get(key.name);
    if (underWay) return underWay;
    const born = generation;
    const work = make()
      .then(async (made) => {
        const page = cachedPage(made);
        // It may be made behind a reader who has the one before: its text, five times as large, would wait for the next.
        if (former) await page.body('br');
        keep(key, { page, freshUntil: now() + freshMs, generation: born });
        return page;
      })
      .catch((error: unknown) => {
        if (former) return former.page;
        throw error;
      })
      .finally(() => making.delete(key.name));
    making.set(key.name, work);
    return work;
  };
  return {
    async get(key, make) {
      const entry = find(key.name);
      if (entry?.generation === generation && now() < entry.freshUntil) {
        use.hits += 1;
        return entry.page;
      }
      use.misses += 1;
      const isWaitedFor = entry === undefined || !isBusy();
      const work = renew(key, make, entry);
      return isWaitedFor ? work : entry.page;
    },
    clear() {
      generation += 1;
    },
  };
}

function cachedPage({
  status,
  html: whole,
  location = null,
  styles = [],
  styleAttributes = [],
}: MadePage): CachedPage {
  const bodies: Partial<Record<Encoding, Buffer>> = { identity: whole };
  const made = async (encoding: Encoding): Promise<Buffer> => {
    const { identity, br } = bodies;
    const plain = identity ?? (await unpacked(br ?? Buffer.alloc(0)));
    if (encoding === 'identity') return plain;
    const body = await compressed(plain, encoding);
    bodies[encoding] = body;
    // Nearly every browser takes this: what it was made from is five times as large, and can be had from it.
    if (encoding === 'br') delete bodies.identity;
    return body;
  };
  return {
    status,
    location,
    styles,
    styleAttributes,
    etag: `"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
    body: (encoding) => bodies[encoding] ?? made(encoding),
  };
}

async function compressed(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  return keptBytes(encoding === 'gzip' ? await zipped(plain) : await brotli(plain, { params: brotliParams }));
}

/** The best encoding the browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}
