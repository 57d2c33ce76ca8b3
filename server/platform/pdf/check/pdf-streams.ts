import { createInflate, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { refuse } from './pdf-refusal.ts';
import { entry, nameUnder, resolved } from './pdf-resolve.ts';

/** Maximum decoded bytes of all streams in a file: some forty scanned colour pages. */
const maxUnpacked = 400 * 1024 * 1024;
/** Maximum decoded bytes of all object streams in a file. */
const maxListed = 32 * 1024 * 1024;
/** Maximum entries of a cross-reference stream. */
const maxEntries = 1_000_000;
/** Maximum pixels of one picture. */
const maxPixels = 120_000_000;
/** Smaller streams are decoded at once, larger ones in chunks. */
const smallStream = 64 * 1024;

const texts = new Set(['ASCII85Decode', 'ASCIIHexDecode']);
const packers = new Set(['FlateDecode', 'LZWDecode', 'RunLengthDecode']);
const pictures = new Set(['DCTDecode', 'CCITTFaxDecode', 'JBIG2Decode', 'JPXDecode']);

/** Adds up the decoded size of a file's streams. Throws PdfRefusal above what a reader can handle. */
export class StreamBudget {
  #unpacked = 0;
  #listed = 0;

  /** An object stream must use Flate or no filter: only then does every reader see the same content. */
  countList({ dict, contents }: PDFRawStream): void {
    const filters = filtersOf(dict);
    const parms = entry(dict, 'DecodeParms');
    const isPlain = filters.length === 0 || (filters.length === 1 && filters[0] === 'FlateDecode');
    if (!isPlain || parms instanceof PDFArray || hasPredictor(dict)) throw refuse('unknown');
    this.#list(filters.length === 0 ? contents.length : unpackedLength(contents, maxListed - this.#listed));
  }

  /** A cross-reference stream: its entries aren't used, but it is decoded. */
  countTable({ dict, contents }: PDFRawStream): void {
    const filters = filtersOf(dict);
    if (filters.length > 1 || (filters.length === 1 && filters[0] !== 'FlateDecode')) throw refuse('unknown');
    const index = entry(dict, 'Index');
    const counts =
      index instanceof PDFArray
        ? index.asArray().flatMap((each, place) => (place % 2 === 1 ? [resolved(dict.context, each)] : []))
        : [entry(dict, 'Size')];
    const entries = counts.reduce((sum, each) => sum + (each instanceof PDFNumber ? each.asNumber() : 0), 0);
    if (!(entries <= maxEntries)) throw refuse('large');
    this.#list(filters.length === 0 ? contents.length : unpackedLength(contents, maxListed - this.#listed));
  }

  /** Any other stream: one compression filter at most, after text encodings and before a picture codec. */
  async count(stream: PDFRawStream): Promise<void> {
    const { dict } = stream;
    if (nameUnder(dict, 'Subtype') === 'Image' && pixelsOf(dict) > maxPixels) throw refuse('large');
    const filters = filtersOf(dict);
    const packed = filters.findIndex((filter) => packers.has(filter));
    const isKnown = filters.every((filter, place) => {
      if (texts.has(filter)) return place === 0;
      if (packers.has(filter)) return place === packed;
      return pictures.has(filter) && place === filters.length - 1;
    });
    if (!isKnown) throw refuse('unknown');
    if (packed === -1) return;
    const bytes = packed === 0 ? stream.contents : withoutText(stream, filters[0] ?? '');
    this.#unpacked += await lengthOf(filters[packed] ?? '', bytes, maxUnpacked - this.#unpacked);
    if (this.#unpacked > maxUnpacked) throw refuse('large');
  }

  #list(bytes: number): void {
    this.#listed += bytes;
    if (this.#listed > maxListed) throw refuse('large');
  }
}

/** The filters of a stream, in order. Throws PdfRefusal for anything but names. */
export function filtersOf(dict: PDFDict): string[] {
  const filter = entry(dict, 'Filter');
  const names = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  return names.map((each) => {
    const name = resolved(dict.context, each);
    if (!(name instanceof PDFName)) throw refuse('unknown');
    return name.decodeText();
  });
}

function hasPredictor(dict: PDFDict): boolean {
  const parms = entry(dict, 'DecodeParms');
  if (!(parms instanceof PDFDict)) return false;
  const predictor = entry(parms, 'Predictor');
  return predictor !== undefined && !(predictor instanceof PDFNumber && predictor.asNumber() === 1);
}

function pixelsOf(dict: PDFDict): number {
  const [width, height] = ['Width', 'Height'].map((key) => entry(dict, key));
  return width instanceof PDFNumber && height instanceof PDFNumber ? width.asNumber() * height.asNumber() : 0;
}

/** Decodes hex and base-85 text; the result is never longer. */
function withoutText({ dict, contents }: PDFRawStream, filter: string): Uint8Array {
  return decodePDFRawStream(PDFRawStream.of(dict.context.obj({ Filter: filter }), contents)).decode();
}

async function lengthOf(packer: string, bytes: Uint8Array, max: number): Promise<number> {
  if (packer === 'LZWDecode') return lzwLength(bytes, max);
  if (packer === 'RunLengthDecode') return runLength(bytes);
  return bytes.length <= smallStream ? unpackedLength(bytes, max) : streamedLength(bytes, max);
}

/** Throws PdfRefusal above `max`. Damaged data counts as far as it decodes, because readers show that part. */
function unpackedLength(bytes: Uint8Array, max: number): number {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, max) }).length;
  } catch (error) {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    if (isLarge) throw refuse('large');
    return 0;
  }
}

/** Decodes in chunks, for large streams. */
async function streamedLength(bytes: Uint8Array, max: number): Promise<number> {
  const inflate = createInflate({ chunkSize: smallStream });
  inflate.end(bytes);
  let length = 0;
  try {
    for await (const chunk of inflate) {
      length += Buffer.isBuffer(chunk) ? chunk.length : 0;
      if (length > max) break;
    }
  } catch {
    return length;
  }
  return length;
}

/** LZW that keeps only the lengths of its codes. Stops above `max`. */
function lzwLength(bytes: Uint8Array, max: number): number {
  const lengths = new Uint32Array(4097).fill(1, 0, 256);
  let [next, width, before, total] = [258, 9, 0, 0];
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xff_ff_ff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === 257 || total > max) break;
    if (code === 256) {
      [next, width, before] = [258, 9, 0];
      continue;
    }
    const length = code < next ? (lengths[code] ?? 0) : before + 1;
    if (before > 0 && next < 4096) {
      lengths[next] = before + 1;
      next += 1;
    }
    // Early change is the default; late change counts slightly too much.
    width = next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9;
    before = length;
    total += length;
  }
  return total;
}

function runLength(bytes: Uint8Array): number {
  let total = 0;
  for (let at = 0; at < bytes.length;) {
    const length = bytes[at] ?? 128;
    if (length === 128) break;
    total += length < 128 ? length + 1 : 257 - length;
    at += length < 128 ? length + 2 : 2;
  }
  return total;
}
