import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldColours } from '../../src/ui/kit/theme/tokens.ts';
import { digest } from './cache.ts';
import { jpeg, recipe } from './render.ts';

const folder = join(import.meta.dirname, '../../assets/art');
const width = 1200;
const height = 630;

const grounds = {
  'peace-mantra': fieldColours.peace.ground,
  'sleep-mantra': fieldColours.sleep.ground,
  'dog-mantra': fieldColours.dog.ground,
  'green-mantra': fieldColours.green.ground,
  'bliss-club': fieldColours.bliss.ground,
} as const;

/** Posters of the sample's videos, 4:5. */
const posters = ['film-brahmi', 'film-lantern', 'film-under-the-bed'] as const;
const poster = { svgWidth: 640, width: 800 } as const;

const bottled = ['peace-mantra', 'sleep-mantra', 'dog-mantra', 'green-mantra'] as const;

/** Pictures for links shared elsewhere, 1200 × 630: `og/home.jpg` and one a product; and the sample's posters. */
export async function socialImages(): Promise<Map<string, Buffer>> {
  const drawings = [
    ['home', await homeImage()] as const,
    ...(await Promise.all(
      Object.entries(grounds).map(async ([sku, ground]) => [sku, await productImage(sku, ground)] as const),
    )),
  ];
  const drawn = async (name: string, svg: Buffer, size: { svgWidth: number; width: number }) =>
    [`og/${name}.jpg`, await jpeg({ key: `og-${name}-${digest(svg, recipe)}`, svg, ...size })] as const;
  return new Map(
    await Promise.all([
      ...drawings.map(async ([name, drawing]) => drawn(name, Buffer.from(drawing), { svgWidth: width, width })),
      ...posters.map(async (name) => drawn(name, await readFile(join(folder, `${name}.svg`)), poster)),
    ]),
  );
}

async function productImage(sku: string, ground: string): Promise<string> {
  const plateWidth = (height * 640) / 800;
  const plate = await placed(`plate-${sku}`, width - plateWidth, 0, plateWidth, height);
  return page(ground, `${plate}${await placed(`lettering-${sku}`, 0, 0, width, height)}`);
}

async function homeImage(): Promise<string> {
  const strip = 150;
  const left = width - strip * bottled.length;
  const strips = await Promise.all(
    bottled.map(async (sku, index) => {
      const x = left + index * strip;
      const bottle = await placed(`bottle-${sku}`, x + 17, 366, 116, 267);
      return `<path fill="${grounds[sku]}" d="M${x} 0h${strip}v${height}H${x}z"/>${bottle}`;
    }),
  );
  const lettering = await placed('lettering-home', 0, 0, width, height);
  const mark = (await placed('mark', 80, 204, 96, 96))
    .replaceAll('#17452f', '#ebaa2e')
    .replaceAll('#f9f9f2', '#17452f');
  return page('#17452f', `${strips.join('')}${mark}${lettering}`);
}

function page(ground: string, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${inside}</svg>`;
}

async function placed(name: string, x: number, y: number, w: number, h: number): Promise<string> {
  const drawing = await readFile(join(folder, `${name}.svg`), 'utf8');
  return drawing.replace(/^<svg/, `<svg overflow="visible" x="${x}" y="${y}" width="${w}" height="${h}"`);
}
