import sharp from 'sharp';
import { shareImageSize } from '../../../src/domain/shell/share-image.ts';
import { fitted, outlinesOf } from './outlines.ts';

const { width, height } = shareImageSize;
/** A 4:5 plate at full height. */
const pictureWidth = 504;
const margin = 72;
const ground = '#17452f';
const nameSize = 40;
const nameBaseline = 112;

/** The plate with the product's picture, on the right of the shop's own pictures for links. */
const plate = { left: 696, top: 0, width: 504, height: 630 } as const;

export async function plateOf(social: Buffer): Promise<Buffer> {
  return sharp(social).extract(plate).toBuffer();
}

interface Drawing {
  readonly shopName: string;
  readonly title: string;
  /** Of any size; null gives the title the full width. */
  readonly picture: Buffer | null;
}

/**
 * A title beside a picture, 1200 × 630, as a JPEG. Null when the shop's fonts have no glyph for any of the title.
 */
export async function drawShareImage({ shopName, title, picture }: Drawing): Promise<Buffer | null> {
  const text = fitted(title, width - 2 * margin - (picture ? pictureWidth : 0));
  if (text === null) return null;
  const step = text.size * 1.18;
  const middle = (height + nameBaseline) / 2;
  const first = middle - ((text.lines.length - 1) * step) / 2 + text.size * 0.3;
  const lines = text.lines.map(
    (line, place) =>
      `<g transform="translate(${margin} ${first + place * step})">${outlinesOf(line, text.size)}</g>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="#ebaa2e" transform="translate(${margin} ${nameBaseline})">${outlinesOf(shopName, nameSize)}</g>`,
    `<g fill="#f9f9f2">${lines.join('')}</g></svg>`,
  ].join('');
  const layers = picture
    ? [
        {
          input: await sharp(picture).resize(pictureWidth, height, { fit: 'cover' }).png().toBuffer(),
          left: width - pictureWidth,
          top: 0,
        },
      ]
    : [];
  return sharp(Buffer.from(svg)).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
