import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { type ImageForm, imageForms } from '../../../src/domain/kit/image.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { headOf, maxPixels, pictureLimits } from '../../platform/file/picture-limits.ts';

const taken: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

const widest = 1600;
const tallest = 2400;

export interface Redrawn {
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/**
 * A picture in all the forms in which the shop serves it: drawn anew, without what a camera wrote into it. What it is
 * decides its content, whatever its name says. Throws 'unsupported-file' for what is no picture, and 'invalid-input'
 * for one that is damaged or has too many pixels.
 */
export async function redraw(bytes: Buffer, id: string): Promise<Redrawn> {
  const type = await fileTypeFromBuffer(headOf(bytes));
  if (type === undefined || !taken.has(type.mime)) {
    throw problem('unsupported-file', { detail: 'Please send a JPG, PNG, WebP or AVIF picture' });
  }
  const { width, height } = await sizeOf(bytes);
  if (width * height > maxPixels) {
    throw refusedField('file', 'This picture is too large. Use up to 50 million pixels');
  }
  const master = await upright(bytes);
  const files: { name: string; bytes: Buffer }[] = [];
  // One after the other: each takes a core.
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

/** Read from its head alone, so that nothing is unpacked before it is known to be small enough. */
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
  return refusedField('file', 'This picture is damaged. Try another one');
}
