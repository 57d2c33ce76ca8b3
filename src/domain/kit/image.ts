/** Stored widths of every image, in pixels. A narrower image keeps its own width. */
export const imageWidths = [480, 960, 1600] as const;
export const imageFormats = ['avif', 'webp'] as const;
const jpegWidth = 1200;

/** Maximum size of an uploaded image: 10 MB. */
export const maxImageBytes = 10 * 1024 * 1024;

const pathForm = /^\/image\/[0-9a-f-]{36}\.jpg$/u;

/** Path of the format that every client can read. Browsers get better ones from `imageSources`. */
export function imagePath(id: string): string {
  return `/image/${id}.jpg`;
}

/** Leads to the current picture of a product, or of a line by its key; where there is none, to a drawing that stands for it. */
export function imageOf(line: string): string {
  return `/image/of/${encodeURIComponent(line)}`;
}

/** Whether a path is an uploaded image. All other images have a single version. */
export function isSentImage(path: string): boolean {
  return pathForm.test(path);
}

export interface ImageForm {
  /** The stored file name. */
  readonly name: string;
  readonly format: 'jpeg' | (typeof imageFormats)[number];
  /** Maximum width in pixels. */
  readonly width: number;
}

/** All stored versions of an image. `imagePath` points to the first. */
export function imageForms(id: string): ImageForm[] {
  return [
    { name: `${id}.jpg`, format: 'jpeg', width: jpegWidth },
    ...imageFormats.flatMap((format) =>
      imageWidths.map((width) => ({ name: `${id}-${width}.${format}`, format, width })),
    ),
  ];
}

/** The stored file names of an image. */
export function imageFiles(id: string): string[] {
  return imageForms(id).map(({ name }) => name);
}

/** The `srcset` of an uploaded image in one format. */
export function imageSources(path: string, format: (typeof imageFormats)[number]): string {
  const base = path.slice(0, -'.jpg'.length);
  return imageWidths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
