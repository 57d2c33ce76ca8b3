import { t } from '../../../src/domain/kit/text/text.ts';
import type { FileType } from '../../../src/domain/kit/file.ts';
import { problem, refusedField } from '../http/problem.ts';
import { drawInTurn, headOf, pictureLimits } from './picture-limits.ts';
import { checkPdf } from '../pdf/check/check-pdf.ts';

export interface Content {
  readonly type: FileType;
  readonly bytes: Buffer;
}

/**
 * Detects a file's type from its bytes, not its name, and returns a safe version (ACC-03): pictures are re-encoded
 * without metadata, PDFs are rebuilt without active content. `ownerId` is the uploader; a
 * picture is reduced to `longestSide` pixels. Throws 'unsupported-file'
 * for other types, 'invalid-input' for files that are damaged, too large or contain active content, and
 * 'temporarily-unavailable' when the queue is full.
 */
export async function checkedContent(
  bytes: Buffer,
  taken: readonly FileType[],
  ownerId: string,
  longestSide?: number,
): Promise<Content> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(headOf(bytes));
  const type = taken.find((each) => each === found?.mime);
  if (type === undefined) throw problem('unsupported-file', { detail: t`Upload ${wordsFor(taken)}` });
  if (type === 'application/pdf') return { type, bytes: await checkPdf(bytes, ownerId) };
  return { type, bytes: await drawInTurn(async () => redrawn(bytes, type, longestSide)) };
}

async function redrawn(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png',
  longestSide: number | undefined,
): Promise<Buffer> {
  try {
    const { default: sharp } = await import('sharp');
    const upright = sharp(bytes, pictureLimits.input).timeout(pictureLimits.timeout).autoOrient();
    const picture = longestSide
      ? upright.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      : upright;
    return await (type === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
  } catch {
    throw refusedField('file', t`This picture is damaged or too large. Take it again`);
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
