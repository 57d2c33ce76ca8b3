import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Cuts the shop's fonts into `assets/fonts`, which is committed: `npx node tools/fonts.ts`. */

const root = join(import.meta.dirname, '..');
const tiro = join(root, 'node_modules/@fontsource/tiro-devanagari-sanskrit');
const anek = join(root, 'node_modules/@fontsource-variable/anek-latin');
const anekHindi = join(root, 'node_modules/@fontsource-variable/anek-devanagari');
const tiroHindi = join(root, 'node_modules/@fontsource/tiro-devanagari-hindi');
const emoji = join(root, 'node_modules/@fontsource/noto-emoji');
const target = join(root, 'assets/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_value, index) => String.fromCodePoint(from + index)).join('');

/** English, Latin-1 names, and the signs of a shop. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›⁄€™−`;
const rupee = '₹';
/** What a headline is made of, for the files that every first paint has. A letter beyond brings the whole face along. */
const headline = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} .,:;!?&%()+-/'’‘“”–—…`;
/** The product words, the name of the shop and of its four plants' family, and of the other language; each once. */
const words = 'शान्ति निद्रा श्वान हरित आनन्द मन्त्र हिन्दी';
/** The letters and signs that Hindi is written with; whatever an admin writes needs them all. */
const hindi = `${range(0x901, 0x903)}${range(0x905, 0x914)}${range(0x915, 0x939)}${range(0x93c, 0x94d)}ॐ${range(0x958, 0x961)}।॥॰\u200c\u200d\u25cc`;
const hindiFeatures = [
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'blwf',
  'half',
  'vatu',
  'cjct',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
  'abvm',
  'blwm',
  'kern',
  'ccmp',
];
/** The signs that stand in texts of the specification; drawn in the colour of the text, as all ink here. */
const signs = '🎯🎉⚡';
const textFeatures = ['kern', 'liga', 'lnum', 'pnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

interface Cut {
  from: string;
  to: string;
  text: string;
  keepFeatures?: string[];
  variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
}

const cuts: readonly Cut[] = [
  {
    from: `${tiro}/files/tiro-devanagari-sanskrit-latin-400-normal.woff2`,
    to: 'tiro-headline',
    text: headline,
    keepFeatures: ['kern', 'lnum'],
  },
  {
    from: `${tiro}/files/tiro-devanagari-sanskrit-latin-400-italic.woff2`,
    to: 'tiro-headline-italic',
    text: headline,
    keepFeatures: ['kern'],
  },
  {
    from: `${tiro}/files/tiro-devanagari-sanskrit-latin-400-normal.woff2`,
    to: 'tiro',
    text: latin,
    keepFeatures: textFeatures,
  },
  {
    from: `${tiro}/files/tiro-devanagari-sanskrit-latin-400-italic.woff2`,
    to: 'tiro-italic',
    text: latin,
    keepFeatures: textFeatures,
  },
  {
    from: `${tiro}/files/tiro-devanagari-sanskrit-latin-ext-400-normal.woff2`,
    to: 'tiro-rupee',
    text: rupee,
    keepFeatures: [],
  },
  { from: `${tiro}/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2`, to: 'tiro-words', text: words },
  {
    from: `${anek}/files/anek-latin-latin-wght-normal.woff2`,
    to: 'anek',
    text: latin,
    keepFeatures: textFeatures,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    from: `${anek}/files/anek-latin-latin-ext-wght-normal.woff2`,
    to: 'anek-rupee',
    text: rupee,
    keepFeatures: ['lnum', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    from: `${anekHindi}/files/anek-devanagari-devanagari-wght-normal.woff2`,
    to: 'anek-hi',
    text: hindi,
    keepFeatures: hindiFeatures,
    variationAxes: { wght: 400 },
  },
  {
    // Two weights have 50 kB less than the axis between them.
    from: `${anekHindi}/files/anek-devanagari-devanagari-wght-normal.woff2`,
    to: 'anek-hi-bold',
    text: hindi,
    keepFeatures: hindiFeatures,
    variationAxes: { wght: 600 },
  },
  {
    from: `${tiroHindi}/files/tiro-devanagari-hindi-devanagari-400-normal.woff2`,
    to: 'tiro-hi',
    text: hindi,
    keepFeatures: hindiFeatures,
  },
  {
    from: `${tiroHindi}/files/tiro-devanagari-hindi-devanagari-400-italic.woff2`,
    to: 'tiro-hi-italic',
    text: hindi,
    keepFeatures: hindiFeatures,
  },
  { from: `${emoji}/files/noto-emoji-emoji-400-normal.woff2`, to: 'signs', text: signs, keepFeatures: [] },
];

await mkdir(target, { recursive: true });
let total = 0;
for (const { from, to, text, ...options } of cuts) {
  const font = await subsetFont(await readFile(from), text, { targetFormat: 'woff2', noHinting: true, ...options });
  await writeFile(join(target, `${to}.woff2`), font);
  total += font.length;
  console.log(`${to}.woff2 ${font.length} bytes`);
}
/** For documents on paper, which want TrueType: one weight a file, and names in Devanagari. */
const paper = join(root, 'server/platform/pdf/fonts');
const devanagari = `${range(0x900, 0x97f)}\u200c\u200d `;
const paperCuts = [
  { from: `${anek}/files/anek-latin-latin-wght-normal.woff2`, to: 'regular', text: latin, weight: 400 },
  { from: `${anek}/files/anek-latin-latin-wght-normal.woff2`, to: 'bold', text: latin, weight: 650 },
  { from: `${anek}/files/anek-latin-latin-ext-wght-normal.woff2`, to: 'rupee', text: rupee, weight: 400 },
  { from: `${anek}/files/anek-latin-latin-ext-wght-normal.woff2`, to: 'rupee-bold', text: rupee, weight: 650 },
  {
    from: `${tiro}/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2`,
    to: 'devanagari',
    text: devanagari,
  },
];
await mkdir(paper, { recursive: true });
for (const { from, to, text, weight } of paperCuts) {
  const font = await subsetFont(await readFile(from), text, {
    targetFormat: 'truetype',
    noHinting: true,
    ...(weight === undefined ? {} : { variationAxes: { wght: weight }, keepFeatures: ['kern', 'tnum', 'lnum'] }),
  });
  await writeFile(join(paper, `${to}.ttf`), font);
  console.log(`${to}.ttf ${font.length} bytes`);
}
await copyFile(join(tiro, 'LICENSE'), join(paper, 'tiro-devanagari-sanskrit.OFL.txt'));
await copyFile(join(anek, 'LICENSE'), join(paper, 'anek-latin.OFL.txt'));

await copyFile(join(tiro, 'LICENSE'), join(target, 'tiro-devanagari-sanskrit.OFL.txt'));
await copyFile(join(tiroHindi, 'LICENSE'), join(target, 'tiro-devanagari-hindi.OFL.txt'));
await copyFile(join(anekHindi, 'LICENSE'), join(target, 'anek-devanagari.OFL.txt'));
await copyFile(join(emoji, 'LICENSE'), join(target, 'noto-emoji.OFL.txt'));
await copyFile(join(anek, 'LICENSE'), join(target, 'anek-latin.OFL.txt'));
console.log(`${total} bytes in all`);
