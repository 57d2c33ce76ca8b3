import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from './cache.ts';
import { png, recipe } from './render.ts';

const markPath = join(import.meta.dirname, '../../assets/art/mark.svg');

/** The site's icons: file name → bytes. All come from the mark. */
export async function siteIcons(): Promise<Map<string, Buffer>> {
  const mark = await readFile(markPath, 'utf8');
  const tile = Buffer.from(onTile(mark, 'translate(16 15)'));
  // Smaller, so that whatever shape a launcher cuts leaves all of it.
  const maskable = Buffer.from(onTile(mark, 'translate(24.5 23.5) scale(.74)'));
  const key = `icon-${digest(tile, recipe)}`;
  const inWidth = (width: number) => png({ key, svg: tile, svgWidth: 96, width });
  const maskedKey = `icon-${digest(maskable, recipe)}`;
  const masked = (width: number) => png({ key: maskedKey, svg: maskable, svgWidth: 96, width });
  return new Map([
    ['favicon.svg', Buffer.from(mark)],
    ['apple-touch-icon.png', await inWidth(180)],
    ['icon-192.png', await inWidth(192)],
    ['icon-512.png', await inWidth(512)],
    ['icon-maskable-192.png', await masked(192)],
    ['icon-maskable-512.png', await masked(512)],
    ['favicon.ico', asIco(await inWidth(32))],
  ]);
}

function onTile(mark: string, place: string): string {
  const inside = mark.replaceAll(/^<svg[^>]*>|<\/svg>\s*$/gu, '');
  const swapped = inside
    .replaceAll('#17452f', '#INK')
    .replaceAll('#f9f9f2', '#17452f')
    .replaceAll('#INK', '#f9f9f2');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path fill="#17452f" d="M0 0h96v96H0z"/><g transform="${place}">${swapped}</g></svg>`;
}

/** An .ico with one 32 px PNG inside. */
function asIco(image: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, image]);
}
