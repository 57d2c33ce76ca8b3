import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import { compared, smallApart, smallOf } from '../../tools/gallery/compare.ts';
import { fileOf, looks } from '../../tools/gallery/looks.ts';
import { readOptions } from '../../tools/gallery/options.ts';
import { writeGallery } from '../../tools/gallery/gallery-page.ts';
import { accept, keptVerdicts, review, type Album } from '../../tools/gallery/review.ts';
import { playwrightCounts } from '../../tools/support/test-counts.ts';
import { scratchFolder } from '../support/platform/scratch.ts';

/** A page with a line of text and a box, as PNG. */
function screen({ text = 'Add ₹901', box = '#2e7d32', shift = 0 } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="844"><rect width="390" height="844" fill="#fff"/>
<rect x="20" y="600" width="350" height="60" fill="${box}"/><text x="${20 + shift}" y="80" font-size="20">${text}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('FLO-05 pictures differ by what a person sees: another word, another colour, not the edge of a letter', async () => {
  const plain = await screen();
  expect(await compared(plain, await screen())).toEqual({ pixels: 0, share: 0, isSame: true, picture: null });
  expect((await compared(plain, await screen({ shift: 0.2 }))).isSame).toBe(true);
  const renamed = await compared(plain, await screen({ text: 'Add ₹2,400' }));
  expect(renamed.isSame).toBe(false);
  expect(await sharp(renamed.picture ?? undefined).metadata()).toMatchObject({ width: 390, height: 844 });
  expect((await compared(plain, await screen({ box: '#1565c0' }))).pixels).toBe(350 * 60);
});

test('FLO-05 a small copy has a few hundred bytes, and a word or a colour is seen in it, the edge of a letter is not', async () => {
  const plain = await smallOf(await screen());
  const apart = async (other: Promise<Buffer>) => smallApart(plain, await smallOf(await other));
  expect(plain.length).toBeLessThan(1200);
  expect(await apart(screen())).toEqual({ share: 0, isSame: true });
  expect((await apart(screen({ shift: 0.3 }))).isSame).toBe(true);
  expect((await apart(screen({ text: 'Add ₹2,400' }))).isSame).toBe(false);
  // The box has 350 × 60 of 390 × 844 pixels.
  expect((await apart(screen({ box: '#1565c0' }))).share).toBeCloseTo(0.064, 2);
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(scratchFolder(), 'gallery-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function album(): Album {
  const [now, accepted] = [join(folder, 'now'), join(folder, 'accepted')];
  return { now, accepted, differences: join(folder, 'differences'), small: join(folder, 'small') };
}

const [look] = looks;
const states = [{ slug: 'menu', state: 'menu.open' }];

async function take(picture: Buffer, state = 'menu.open'): Promise<void> {
  if (!look) throw new Error('There are no looks');
  const file = join(album().now, fileOf('menu', state, look));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

test('FLO-05 a state that looks different is found, shown in red, and quiet once it is accepted', async () => {
  await take(await screen());
  expect(await review(album(), states, looks)).toMatchObject([{ kind: 'new', pixels: null }]);
  expect(await accept(album(), states)).toBe(1);
  expect(await readFile(join(album().small, 'menu.txt'), 'utf8')).toMatch(
    /^state 390-light .*\nmenu\.open \S{200,1200} - - - - - - -\n$/u,
  );
  expect(await review(album(), states, looks)).toMatchObject([{ kind: 'same', pixels: 0 }]);

  await take(await screen({ text: 'Add ₹2,400' }));
  const [verdict] = await review(album(), states, looks);
  expect(verdict).toMatchObject({ kind: 'changed', file: 'menu/menu.open 390 light.png' });
  expect((await readFile(join(album().differences, verdict?.file ?? ''))).length).toBeGreaterThan(100);
  await accept(album(), states);
  expect(await review(album(), states, looks)).toMatchObject([{ kind: 'same' }]);
});

test('FLO-05 where the accepted pictures are not at hand, or are others, their small copies decide', async () => {
  await take(await screen());
  await accept(album(), states);
  await rm(album().accepted, { recursive: true });
  await take(await screen({ shift: 0.3 }));
  expect(await review(album(), states, looks)).toMatchObject([{ kind: 'same', pixels: null }]);
  await take(await screen({ text: 'Add ₹2,400' }));
  const [verdict] = await review(album(), states, looks);
  expect(verdict).toMatchObject({ kind: 'changed', pixels: null });
  expect(verdict?.small).toBe(await smallOf(await screen()));
});

test('FLO-05 accepting keeps the small copy of what looks the same, and names a copy like the one above only once', async () => {
  const both = [...states, { slug: 'menu', state: 'menu.closed' }];
  await take(await screen());
  await take(await screen(), 'menu.closed');
  await accept(album(), both);
  const file = join(album().small, 'menu.txt');
  const before = await readFile(file, 'utf8');
  expect(before).toMatch(/\nmenu\.closed " - - - - - - -\n$/u);
  await take(await screen({ shift: 0.3 }));
  expect(await accept(album(), both)).toBe(2);
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(await review(album(), both, looks)).toMatchObject([{ kind: 'same' }, { kind: 'same' }]);
});

test('FLO-05 what a browser test tells is in the summary of all tests, and is no failure', async () => {
  const annotations = [
    { type: 'told', description: 'menu.open looks different in 2.0%' },
    { type: 'slow', description: 'nobody asks' },
  ];
  const suites = [{ specs: [], suites: [{ specs: [{ tests: [{ annotations }] }] }] }];
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify({ suites, stats, errors: [] }));
  expect(playwrightCounts(file)).toEqual({
    passed: 1,
    flaky: 0,
    failed: 0,
    skipped: 0,
    told: ['menu.open looks different in 2.0%'],
  });
});

test('FLO-05 wrong input says what is allowed', () => {
  expect(() => readOptions(['no-such-chart'])).toThrow('There’s no chart called “no-such-chart”');
  expect(() => readOptions(['--theme', 'blue'])).toThrow('--theme is one of light, dark, festive, festive-dark');
  expect(() => readOptions(['--workers', '0'])).toThrow('--workers is a whole number from 1 to 16');
  const { entries, looks: chosen, command } = readOptions(['accept', 'cart', '--width', '390']);
  expect([command, entries.map(({ slug }) => slug), chosen.length]).toEqual(['accept', ['cart'], 4]);
});

test('FLO-05 before any picture is taken, the page shows the small copies of the repository', async () => {
  await take(await screen());
  await accept(album(), states);
  await rm(album().now, { recursive: true });
  const verdicts = await keptVerdicts(album(), states, looks);
  expect(verdicts.map(({ kind, file }) => [kind, file])).toEqual([['kept', 'menu/menu.open 390 light.png']]);
  await writeGallery(folder, { entries: catalogue.filter(({ slug }) => slug === 'menu'), verdicts, missed: [] });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).toContain('Small copies, as they were accepted.');
  expect(page).toContain(`<img src="data:image/webp;base64,${verdicts[0]?.small ?? ''}" alt="">`);
  expect(page).not.toContain('.png');
});
