/** Pixel widths in which every picture of the shop is kept; one that is narrower keeps its own. */
export const imageWidths = [480, 960, 1600] as const;
export const imageFormats = ['avif', 'webp'] as const;
const jpegWidth = 1200;

/** Bytes of the largest picture that is taken: 10 MB. */
export const maxImageBytes = 10 * 1024 * 1024;

const pathForm = /^\/image\/[0-9a-f-]{36}\.jpg$/u;

/** Where a picture is found in the form that everything reads; browsers get better ones from `imageSources`. */
export function imagePath(id: string): string {
  return `/image/${id}.jpg`;
}

/** Whether a path is a picture that was sent to this shop; all others have one form only. */
export function isSentImage(path: string): boolean {
  return pathForm.test(path);
}

export interface ImageForm {
  /** The name under which it is kept. */
  readonly name: string;
  readonly format: 'jpeg' | (typeof imageFormats)[number];
  /** Pixels at most. */
  readonly width: number;
}

/** The forms in which one picture is kept, of which `imagePath` names the first. */
export function imageForms(id: string): ImageForm[] {
  return [
    { name: `${id}.jpg`, format: 'jpeg', width: jpegWidth },
    ...imageFormats.flatMap((format) =>
      imageWidths.map((width) => ({ name: `${id}-${width}.${format}`, format, width })),
    ),
  ];
}

/** The names under which one picture is kept. */
export function imageFiles(id: string): string[] {
  return imageForms(id).map(({ name }) => name);
}

/** `srcset` of a picture that was sent to this shop, in one format. */
export function imageSources(path: string, format: (typeof imageFormats)[number]): string {
  const base = path.slice(0, -'.jpg'.length);
  return imageWidths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
