/** What a link's picture shows elsewhere: a title, beside a picture where there is one. */
export interface ShareImage {
  readonly kind: 'product' | 'post';
  /** The code of a product, the address of a post. */
  readonly name: string;
  readonly title: string;
  /** A picture that was sent, the code of a drawing, or null. */
  readonly picture: string | null;
}

export const shareImageSize = { width: 1200, height: 630 } as const;

/** Where it is served, with a version that changes with what it shows, so that every cache may keep it for good. */
export function shareImagePath(image: ShareImage): string {
  return `/share/${image.kind}/${encodeURIComponent(image.name)}.jpg?v=${shareImageVersion(image)}`;
}

/** FNV-1a of what is drawn: short, the same everywhere, and no secret. */
export function shareImageVersion({ title, picture }: ShareImage): string {
  let hash = 0x81_1c_9d_c5;
  for (const sign of `${title}\n${picture ?? ''}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return hash.toString(36);
}
