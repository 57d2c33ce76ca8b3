import type { FileHandle } from 'node:fs/promises';

/** More parts than any video in pieces of a second can have in 50 MB. */
const maxBoxes = 20_000;
/** Bytes of an index that are read; that of an hour is smaller. */
const maxIndex = 4 * 1024 * 1024;
const longHead = 16;

export interface Mp4Boxes {
  /** Whether it has an index and content, and each part is as long as it says. */
  readonly isWhole: boolean;
  /** The index, in which the codecs are named; empty if there is none. */
  readonly index: Buffer;
}

/** Reads the top parts of an MP4 file (ISO/IEC 14496-12): only their heads, and the index. */
export async function readMp4(file: FileHandle, size: number): Promise<Mp4Boxes> {
  const head = Buffer.alloc(longHead);
  let index = Buffer.alloc(0);
  let hasContent = false;
  let at = 0;
  for (let count = 0; at + 8 <= size && count < maxBoxes; count += 1) {
    const { bytesRead } = await file.read(head, 0, longHead, at);
    const name = head.toString('latin1', 4, 8);
    // Behind the last part some programs leave zeros.
    if (!/^[\w ]{4}$/u.test(name)) break;
    const length = lengthOf(head, bytesRead, size - at);
    if (length < 8 || at + length > size) return { isWhole: false, index };
    if (name === 'moov') {
      index = Buffer.alloc(Math.min(length, maxIndex));
      await file.read(index, 0, index.length, at);
    }
    hasContent ||= name === 'mdat';
    at += length;
  }
  return { isWhole: hasContent && index.length > 0, index };
}

/** 0 stands for the rest of the file, 1 for a length of eight bytes behind the name. */
function lengthOf(head: Buffer, read: number, rest: number): number {
  const short = head.readUInt32BE(0);
  if (short === 0) return rest;
  if (short > 1) return short;
  return read < longHead ? 0 : Number(head.readBigUInt64BE(8));
}
