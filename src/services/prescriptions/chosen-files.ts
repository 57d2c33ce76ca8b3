/** Files by the name and size under which the screens know them; their bytes stay here. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

const firstBytes: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

/** Whether a file begins as a PDF, JPG or PNG does, with a picture to look at where it is one. The shop looks again. */
export async function checkFile(
  file: NamedFile,
): Promise<{ isTaken: false } | { isTaken: true; preview: string | null }> {
  const bytes = new Uint8Array(await blobOf(file).slice(0, 8).arrayBuffer());
  const kind = firstBytes.findIndex((start) => start.every((byte, index) => bytes[index] === byte));
  if (kind === -1) return { isTaken: false };
  return { isTaken: true, preview: kind === 0 ? null : await thumbnailOf(blobOf(file)) };
}

/** The bytes behind the name. */
export function blobOf(file: NamedFile): File {
  if (!(file instanceof File)) throw new Error('This file isn’t from this device');
  return file;
}

const thumbnailWidth = 320;

/** A small picture as a data address, which the page may show; null where the browser cannot draw it. */
async function thumbnailOf(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: thumbnailWidth, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    return null;
  }
}
