import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import { layoutsFile } from '../../tools/flows/draw-chart.ts';
import { areInOrder, replay } from '../../tools/paths/commands.ts';
import { readOptions } from '../../tools/paths/options.ts';
import { isOfPages } from '../../tools/paths/page/adapters.ts';
import { planOf } from '../../tools/paths/plan.ts';
import { trailOf } from '../../tools/paths/walk.ts';
import { OptionsError } from '../../tools/support/options-error.ts';
import { projectRoot } from '../../tools/support/steps.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function saved(name: string, content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mantra-recording-'));
  folders.push(folder);
  const file = join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('QAP-02 a command line is read as it says', () => {
  const { entries, ...options } = readOptions('run cart --on page --workers 4 --min 90 --cover pairs'.split(' '));
  expect(entries.map(({ slug }) => slug)).toEqual(['cart']);
  expect(options).toMatchObject({ command: 'run', on: 'page', workers: 4, min: 90, coverage: 'pairs' });
  expect(readOptions(['run']).entries).toEqual(catalogue);
  expect(readOptions(['run', '--on', 'page']).entries).toEqual(catalogue.filter(isOfPages));
  expect(options.language).toBe('en');
  const inHindi = readOptions(['run', '--on', 'page', '--language', 'hi']);
  expect(inHindi.language).toBe('hi');
  expect(inHindi.entries.length).toBeGreaterThan(70);
  expect(inHindi.entries.map(({ slug }) => slug)).not.toContain('campaign-calendar');
  expect(readOptions([]).command).toBeNull();
});

test.for([
  [
    '--workers 0 would walk nothing',
    'run --on page --workers 0',
    '--workers is “0”: use a whole number from 1 to 16.',
  ],
  ['a seed is a number', 'explore --seed abc', '--seed is “abc”: use a whole number from 0 to 2147483648.'],
  ['no walks are no walks', 'explore --walks 0', '--walks is “0”: use a whole number from 1 to 1000000.'],
  ['a percentage is at most 100', 'run --min 101', '--min is “101”: use a whole number from 0 to 100.'],
  ['a chart without a page isn’t walked there', 'run --on page collection', 'No walks on the page for collection'],
  ['pages aren’t watched', 'run --on page --watch', '--watch runs on the charts, without --on page.'],
  ['an option of another command', 'list --seed 3', 'list doesn’t take --seed. It takes no options.'],
  ['workers need a page', 'run --workers 2', '--workers needs --on page.'],
  ['a language needs a page', 'run --language hi', '--language needs --on page.'],
  [
    'a language that the shop doesn’t speak',
    'run --on page --language ta',
    '--language is “ta”: use one of en, hi.',
  ],
  [
    'staff’s pages have no Hindi',
    'run --on page --language hi campaign-calendar',
    'No walks in Hindi for campaign-calendar: leave out --language, or name one of ',
  ],
  ['an option that doesn’t exist', 'run --least 90', 'There’s no option --least.\n\nnpm run paths -- COMMAND'],
  ['an option that lacks its value', 'explore --seed', '--seed needs a value.'],
  ['an option that takes no value', 'record --accept=cart', '--accept takes no value.'],
  ['a command that doesn’t exist', 'walk', 'The command is “walk”: use one of list, generate, run'],
  ['a chart that doesn’t exist', 'run carts', 'There’s no chart called “carts”. There are '],
  ['a word that doesn’t exist', 'run --on pages', '--on is “pages”: use one of chart, page.'],
  ['results without a file', 'mutate --json=', '--json is “”: name a file in a folder that exists.'],
  [
    'results in no folder',
    'mutate --json /nowhere/faults.json',
    '--json is “/nowhere/faults.json”: name a file in a folder that exists.',
  ],
  ['a replay without a file', 'replay', 'replay needs a file'],
] as const)('QAP-02 wrong input says what is allowed: %s', ([, line, message]) => {
  const read = () => readOptions(line.split(' '));
  expect(read).toThrow(OptionsError);
  expect(read).toThrow(message);
});

test('QAP-02 a run in which nothing was walked is not in order', () => {
  expect(areInOrder([], 0)).toBe(false);
});

/** A session in which somebody opened the menu, and the splash faded, as the room saves it. */
async function session(lastTransition: string) {
  const menu = catalogue.find(({ slug }) => slug === 'menu');
  if (!menu) throw new Error('There is a menu');
  const { chart, book, walks } = planOf(menu);
  const [walk] = walks;
  if (!walk) throw new Error('The menu has a walk');
  const [, ...edges] = trailOf(chart, book, walk).edges;
  const steps = edges.map(({ event, taken }) => ({ sessionId: 'x:1', event, transitions: taken }));
  const splash = { sessionId: 'x:2', event: { type: 'splash.fade' }, transitions: ['splash.shown|splash.fade|0'] };
  const last = { sessionId: 'x:1', event: { type: 'menu.close' }, transitions: [lastTransition] };
  return {
    actors: {
      'x:1': { sessionId: 'x:1', slug: 'menu', parentId: null },
      'x:2': { sessionId: 'x:2', slug: 'splash', parentId: null },
    },
    steps: [...steps, ...Array.from({ length: steps.length + 9 }, () => splash), ...(lastTransition ? [last] : [])],
  };
}

function heard() {
  const said: string[] = [];
  return { said, bench: { entries: catalogue, folder: tmpdir(), say: (line: string) => void said.push(line) } };
}

test('QAP-02 a recording under another name replays its own chart, or asks which', async () => {
  const { said, bench } = heard();
  const content = await session('');
  expect(await replay(bench, await saved('my bug.json', { chart: 'menu', ...content }))).toBe(true);
  expect(said.at(-1)).toMatch(/^✓ menu: 1 walks/u);

  const unnamed = await saved('my bug.json', content);
  await expect(replay(bench, unnamed)).rejects.toThrow(
    `${unnamed} doesn’t say which chart it’s about. It records menu, splash: name one, as in replay ${unnamed} menu.`,
  );
  await expect(replay(bench, unnamed, 'cart')).rejects.toThrow('doesn’t record cart. It records menu, splash');
  expect(await replay(bench, unnamed, 'menu')).toBe(true);
  expect(await replay(bench, await saved('menu-recording (1).json', content))).toBe(true);
});

test('QAP-02 a recording that gets lost has failed, and prints no tick', async () => {
  const { said, bench } = heard();
  const file = await saved('menu-recording.json', await session('menu.gone|menu.close|0'));
  expect(await replay(bench, file)).toBe(false);
  expect(said.at(-1)).toMatch(
    /^✗ menu: step \d+ of the recording, menu\.close, matches none of the chart’s cases$/u,
  );
  expect(said.filter((line) => line.startsWith('✓'))).toEqual([]);
});

test('QAP-02 a file that is no walk says what it should be', async () => {
  const { bench } = heard();
  for (const [name, content, message] of [
    ['text.json', 'not json', 'isn’t JSON'],
    ['other.json', { a: 1 }, 'contains no walk and no recording'],
    [
      'half.json',
      { chart: 'menu', steps: [{ event: 'menu.open' }, { happened: 'menu.close' }] },
      'contains no walk',
    ],
  ] as const) {
    await expect(replay(bench, await saved(name, content))).rejects.toThrow(message);
  }
  await expect(replay(bench, '/nowhere.json')).rejects.toThrow('Couldn’t read /nowhere.json');
});

test('QAP-02 FLO-06 the command for drawings says which charts there are, exits with 2, and writes nothing', async () => {
  const before = await readFile(layoutsFile, 'utf8');
  for (const args of [['no-such-chart'], ['diff']]) {
    const { status, stderr } = spawnSync(process.execPath, ['tools/flows.ts', ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n')[0]]).toEqual([
      2,
      expect.stringMatching(/^There’s no chart called “|^npm run flows -- diff REV/u),
    ]);
  }
  expect(await readFile(layoutsFile, 'utf8')).toBe(before);
});
