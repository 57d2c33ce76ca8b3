import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { type FilmType, filmTypes } from '../../../src/domain/content/film.ts';
import { problem } from '../../platform/http/problem.ts';

/** Bytes that say what a film is; the search for its kind never reads further. */
const headBytes = 4100;

/** What a film is by its bytes, whatever it is called. Throws 'unsupported-file'. */
export async function filmType(path: string): Promise<FilmType> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const found = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
    const type = filmTypes.find((each) => each === found?.mime);
    if (type === undefined) throw problem('unsupported-file', { detail: 'Upload an MP4 or WebM video' });
    return type;
  } finally {
    await file.close();
  }
}
