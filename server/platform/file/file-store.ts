import type { Readable } from 'node:stream';
import type { SpooledFile } from '../http/input/spool.ts';

/** First and last byte of a range, counted from 0 and inclusive. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Stores encrypted files and the shop's pictures and videos in a folder or a bucket. Keys start with an id from the
 * shop.
 */
export interface FileStore {
  /** Writes atomically; the bytes are on disk when it returns. Throws StoreUnavailable. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Writes a large file as a stream. Throws StoreUnavailable. */
  putFile(key: string, file: SpooledFile): Promise<void>;
  /** Streams a range of the bytes; null when the key doesn't exist. Throws StoreUnavailable. */
  openPart(key: string, range: ByteRange): Promise<Readable | null>;
  /** The bytes, or null when the key doesn't exist. Throws StoreUnavailable. */
  get(key: string): Promise<Buffer | null>;
  /** Deletes the bytes; no error when they are gone already. Throws StoreUnavailable. */
  remove(key: string): Promise<void>;
  /**
   * Removes half-written files older than this moment that a killed process left; does nothing where a store leaves
   * none.
   */
  sweep(before: Date): Promise<void>;
}

/** The store doesn't respond; a retry may work. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
