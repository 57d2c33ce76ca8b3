import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { FileType } from '../../src/domain/file/file.ts';
import { problem, refusedField } from '../http/problem.ts';
import { refusalOfPdf } from './pdf-content.ts';

export interface Content {
  readonly type: FileType;
  readonly bytes: Buffer;
}

/** Pixels of the largest picture that is taken: twice what a phone's camera gives. */
const mostPixels = 120_000_000;

/**
 * What a file is by its bytes, whatever it is called, in a form that is safe to keep (ACC-03): a picture is drawn anew
 * without what the camera wrote about place and person, a PDF may do nothing but be read. Throws 'unsupported-file'
 * for all else, and 'invalid-input' for what is damaged or does more.
 */
export async function checkedContent(bytes: Buffer, taken: readonly FileType[]): Promise<Content> {
  const found = await fileTypeFromBuffer(bytes);
  const type = taken.find((each) => each === found?.mime);
  if (type === undefined) throw problem('unsupported-file', { detail: `Please send ${wordsFor(taken)}` });
  if (type === 'application/pdf') {
    const refusal = await refusalOfPdf(bytes);
    if (refusal !== null) throw refusedField('file', refusal);
    return { type, bytes };
  }
  return { type, bytes: await redrawn(bytes, type) };
}

async function redrawn(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).rotate();
    return await (type === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
  } catch {
    throw refusedField('file', 'This picture is damaged. Please take it again');
  }
}

const names: Readonly<Record<FileType, string>> = {
  'application/pdf': 'a PDF',
  'image/jpeg': 'a JPG',
  'image/png': 'a PNG',
};

function wordsFor(taken: readonly FileType[]): string {
  const words = taken.map((type) => names[type]);
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}` : words.join('');
}
