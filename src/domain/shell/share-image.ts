/** The preview image of a shared link: a title, next to a picture if there is one. */
export interface ShareImage {
  readonly kind: 'product' | 'post';
  /** The product's sku or the post's slug. */
  readonly name: string;
  readonly title: string;
  /** An uploaded image, the sku of a drawing, or null. */
  readonly picture: string | null;
}

export const shareImageSize = { width: 1200, height: 630 } as const;

/** The image's path. Its version changes with the content, so caches may keep it forever. */
export function shareImagePath(image: ShareImage): string {
  return `/share/${image.kind}/${encodeURIComponent(image.name)}.jpg?v=${shareImageVersion(image)}`;
}

/** FNV-1a hash of the content; needs no secrecy. */
export function shareImageVersion({ title, picture }: ShareImage): string {
  let hash = 0x81_1c_9d_c5;
  for (const sign of `${title}\n${picture ?? ''}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return hash.toString(36);
}
