/**
 * The same bytes in memory of their own, for what is kept. Buffers up to half of Node's pool of 64 kB are parts of a pool, and
 * the smallest part keeps the whole pool.
 */
export function keptBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
