import { fileTypeFromFile } from 'file-type';
import { type FilmType, filmTypes } from '../../src/domain/film/film.ts';
import { problem } from '../http/problem.ts';

/** What a film is by its bytes, whatever it is called. Throws 'unsupported-file'. */
export async function filmType(path: string): Promise<FilmType> {
  const found = await fileTypeFromFile(path);
  const type = filmTypes.find((each) => each === found?.mime);
  if (type === undefined) throw problem('unsupported-file', { detail: 'Please send an MP4 or a WebM film' });
  return type;
}
