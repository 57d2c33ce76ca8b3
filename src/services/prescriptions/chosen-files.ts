/** A selected file by name and size. Its content stays in the service. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

const firstBytes: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

/** Checks the file's magic bytes for PDF, JPG or PNG, and makes a preview of images. The server checks again. */
export async function checkFile(
  file: NamedFile,
): Promise<{ isTaken: false } | { isTaken: true; preview: string | null }> {
  const bytes = new Uint8Array(await blobOf(file).slice(0, 8).arrayBuffer());
  const kind = firstBytes.findIndex((start) => start.every((byte, index) => bytes[index] === byte));
  if (kind === -1) return { isTaken: false };
  return { isTaken: true, preview: kind === 0 ? null : await thumbnailOf(blobOf(file)) };
}

/** Throws when `file` isn't a File. */
export function blobOf(file: NamedFile): File {
  if (!(file instanceof File)) throw new Error('This file isn’t from this device');
  return file;
}

const thumbnailWidth = 320;

/** A small preview as a data URL, which the CSP allows. Null when the browser can't decode the image. */
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
