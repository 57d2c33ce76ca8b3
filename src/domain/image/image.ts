/** Pixel widths in which every picture of the shop is kept; one that is narrower keeps its own. */
export const imageWidths = [480, 960, 1600] as const;
export const imageFormats = ['avif', 'webp'] as const;

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

/** The names under which one picture is kept, of which `imagePath` is one. */
export function imageFiles(id: string): string[] {
  return [`${id}.jpg`, ...imageFormats.flatMap((format) => imageWidths.map((width) => `${id}-${width}.${format}`))];
}

/** `srcset` of a picture that was sent to this shop, in one format. */
export function imageSources(path: string, format: (typeof imageFormats)[number]): string {
  const base = path.slice(0, -'.jpg'.length);
  return imageWidths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
