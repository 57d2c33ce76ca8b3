import { t } from '../../../src/domain/kit/text/text.ts';
import sharp, { type Sharp } from 'sharp';
import { type ImageForm, imageForms } from '../../../src/domain/kit/image.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { headOf, maxPixels, pictureLimits } from '../../platform/file/picture-limits.ts';

const taken: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

const widest = 1600;
const tallest = 2400;

export interface Redrawn {
  /** Pixels, after rotation to upright. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/**
 * Re-encodes a picture in every format and size the shop serves, without camera metadata. The type comes from the
 * content, not the file name. Throws 'unsupported-file' when it isn't a picture, and 'invalid-input' when it is
 * damaged or has too many pixels.
 */
export async function redraw(bytes: Buffer, id: string): Promise<Redrawn> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(headOf(bytes));
  if (type === undefined || !taken.has(type.mime)) {
    throw problem('unsupported-file', { detail: t`Please send a JPG, PNG, WebP or AVIF picture` });
  }
  const { width, height } = await sizeOf(bytes);
  if (width * height > maxPixels) {
    throw refusedField('file', t`This picture is too large. Use up to 50 million pixels`);
  }
  const master = await upright(bytes);
  const files: { name: string; bytes: Buffer }[] = [];
  // One at a time: each uses a whole core.
  for (const form of imageForms(id)) files.push({ name: form.name, bytes: await encoded(sharp(master), form) });
  return { width, height, files };
}

async function upright(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, pictureLimits.input)
      .timeout(pictureLimits.timeout)
      .autoOrient()
      .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    throw damaged();
  }
}

/** Reads only the header, so nothing is decoded before the size is checked. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    throw damaged();
  }
}

async function encoded(picture: Sharp, { format, width }: ImageForm): Promise<Buffer> {
  const sized = picture.resize({ width, withoutEnlargement: true });
  if (format === 'avif') return sized.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality: 78, effort: 3 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

function damaged() {
  return refusedField('file', t`This picture is damaged. Try another one`);
}
