import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** More pixels than this are a difference. A letter that is drawn a little otherwise is fewer. */
const tolerated = 60;
/** How far a colour may be off, from 0 to 1. */
const threshold = 0.1;

export interface Comparison {
  /** The number of pixels that differ, edges of letters apart. */
  readonly pixels: number;
  /** The part of the picture that they are, from 0 to 1. */
  readonly share: number;
  readonly isSame: boolean;
  /** What differs in red, as PNG; null if both are the same, or of another size. */
  readonly picture: Buffer | null;
}

/** Compares two pictures (PNG) by pixels. Edges that are smoothed in another way are no difference (FLO-05). */
export async function compared(one: Buffer, other: Buffer): Promise<Comparison> {
  if (one.equals(other)) return { pixels: 0, share: 0, isSame: true, picture: null };
  const [first, second] = await Promise.all([rawOf(one), rawOf(other)]);
  const { width, height } = first.info;
  if (second.info.width !== width || second.info.height !== height) {
    return { pixels: width * height, share: 1, isSame: false, picture: null };
  }
  const drawn = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(first.data, second.data, drawn, width, height, { threshold });
  const share = pixels / (width * height);
  if (pixels <= tolerated) return { pixels, share, isSame: true, picture: null };
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, share, isSame: false, picture };
}

function rawOf(png: Buffer) {
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** How far a channel of a small picture may be off, of 255: it is compressed, and letters' edges are only a shade in it. */
const shade = 32;
/** Pixels of a small picture that may be further off. */
const toleratedSmall = 1;

/** A small copy of a picture, as WebP in base64: a fifth of its width, or whatever `scale` says. */
export async function smallOf(png: Buffer, scale = 5): Promise<string> {
  const { width } = await sharp(png).metadata();
  const small = await sharp(png)
    .removeAlpha()
    .resize(Math.round(width / scale))
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
  return small.toString('base64');
}

/** Compares two small pictures by pixels. A word is seen, the edge of a letter isn't. */
export async function smallApart(one: string, other: string): Promise<Pick<Comparison, 'share' | 'isSame'>> {
  if (one === other) return { share: 0, isSame: true };
  const [first, second] = await Promise.all([one, other].map((each) => rawOf(Buffer.from(each, 'base64'))));
  if (!first || !second || first.data.length !== second.data.length) return { share: 1, isSame: false };
  let pixels = 0;
  for (let at = 0; at < first.data.length; at += 4) {
    const isOff = [0, 1, 2].some(
      (channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > shade,
    );
    if (isOff) pixels += 1;
  }
  return { share: pixels / (first.data.length / 4), isSame: pixels <= toleratedSmall };
}
