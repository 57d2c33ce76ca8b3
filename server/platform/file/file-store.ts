import type { Readable } from 'node:stream';
import type { SpooledFile } from '../http/input/spool.ts';

/** The first and the last byte of a part of a file, counted from 0. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Where sealed bytes and the shop's pictures and videos lie: a folder, or a bucket. A key begins with an id of the shop. */
export interface FileStore {
  /** Whole and on the disk when it returns, or not there at all. Throws StoreUnavailable. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same for a large file, of which the memory holds a little at a time. Throws StoreUnavailable. */
  putFile(key: string, file: SpooledFile): Promise<void>;
  /** A part of the bytes as they come, or null where there are none. Throws StoreUnavailable. */
  openPart(key: string, range: ByteRange): Promise<Readable | null>;
  /** The bytes, or null where there are none. Throws StoreUnavailable. */
  get(key: string): Promise<Buffer | null>;
  /** Gone when it returns, also if it was gone before. Throws StoreUnavailable. */
  remove(key: string): Promise<void>;
  /** Removes what a killed process has left half written before this moment; nothing where a store leaves nothing. */
  sweep(before: Date): Promise<void>;
}

/** The store does not answer; the same call may do later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
