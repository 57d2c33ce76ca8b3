import sharp from 'sharp';
import { remember } from './cache.ts';

/** Raises every name when the way of encoding changes. */
export const recipe = 'avif45-40e2-webp78-2';

/** Renders an SVG at a width in pixels; `svgWidth` is the width of its viewBox. */
async function raster(svg: Buffer, svgWidth: number, width: number) {
  const density = Math.min(2400, Math.max(1, (72 * width) / svgWidth));
  const { data, info } = await sharp(svg, { density }).resize(width).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

export interface Rendering {
  key: string;
  svg: Buffer;
  svgWidth: number;
  width: number;
}

/** From this width on, in pixels, a screen has so many dots that nobody sees a lower quality. */
const denseFrom = 800;

export function avif({ key, svg, svgWidth, width }: Rendering): Promise<Buffer> {
  const quality = width < denseFrom ? 45 : 40;
  // 4:2:0 smears one-pixel ink on flat colour. Effort 2 is 5 % larger than 4 and six times as fast.
  return remember(`${key}-${width}.avif`, async () =>
    (await raster(svg, svgWidth, width)).avif({ quality, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
}

export function webp({ key, svg, svgWidth, width }: Rendering): Promise<Buffer> {
  return remember(`${key}-${width}.webp`, async () =>
    (await raster(svg, svgWidth, width)).webp({ quality: 78, effort: 2 }).toBuffer(),
  );
}

export function png({ key, svg, svgWidth, width }: Rendering): Promise<Buffer> {
  return remember(`${key}-${width}.png`, async () =>
    (await raster(svg, svgWidth, width)).png({ palette: true, colours: 256, dither: 0, effort: 7 }).toBuffer(),
  );
}

/** For pictures shown by other sites, some of which know no newer format. */
export function jpeg({ key, svg, svgWidth, width }: Rendering): Promise<Buffer> {
  return remember(`${key}-${width}.jpg`, async () =>
    (await raster(svg, svgWidth, width))
      .flatten()
      .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer(),
  );
}
