import type { ByteRange } from '../../platform/file/file-store.ts';

const form = /^bytes=(\d{0,15})-(\d{0,15})$/u;

/**
 * Parses a Range header for a file of this size (RFC 9110): null means the whole file, also for a header that is
 * invalid or asks for several ranges; 'none' when the range is not satisfiable.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first, last] = form.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'none' : { from, to };
}
