import { parsedFlags } from '../support/flags.ts';
import { OptionsError } from '../support/options-error.ts';

/** The parts, in the order in which they run, with what their number counts and how large they are without a flag. */
export const sizes = {
  kills: { counts: 'kills of a shop', usual: 20 },
  races: { counts: 'raced requests', usual: 4000 },
  fuzz: { counts: 'requests made from the contract', usual: 4000 },
  pages: { counts: 'page addresses', usual: 1500 },
  carts: { counts: 'carts priced a second time', usual: 500 },
  matrix: { counts: 'runs of the role matrix', usual: 1 },
  outages: { counts: 'times that the database goes away or hangs', usual: 3 },
  disk: { counts: 'times that the disk fills up', usual: 1 },
  clients: { counts: 'slow connections at once', usual: 200 },
  files: { counts: 'hostile files', usual: 72 },
  gateways: { counts: 'orders whose gateway lies', usual: 24 },
} as const;

export type PartName = keyof typeof sizes;

/** The names of all parts, in the order in which they run. */
export const partNames = [
  'kills',
  'races',
  'fuzz',
  'pages',
  'carts',
  'matrix',
  'outages',
  'disk',
  'clients',
  'files',
  'gateways',
] as const satisfies readonly PartName[];

export interface TortureOptions {
  readonly seed: string;
  /** How large each part is; 0 leaves it out. */
  readonly sizes: Readonly<Record<PartName, number>>;
  /** A file for the report as Markdown. */
  readonly report: string | null;
}

const largest = 10_000_000;

/** Reads the flags. Throws OptionsError for one that doesn't exist or has a wrong value. */
export function readOptions(args: readonly string[]): TortureOptions {
  const { values } = parsed(args);
  const only = values.only === undefined ? null : values.only.split(',').map(partOf);
  const isAsked = (name: PartName) => only === null || only.includes(name);
  const sizeOf = (name: PartName): number => {
    const text = values[name];
    if (text === undefined) return isAsked(name) ? sizes[name].usual : 0;
    const size = /^\d{1,8}$/u.test(text) ? Number(text) : Number.NaN;
    if (!(size <= largest)) {
      throw new OptionsError(`--${name} is "${text}": use a whole number from 0 to ${largest}; 0 leaves it out.`);
    }
    return isAsked(name) ? size : 0;
  };
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  if (!/^[\w.-]{1,40}$/u.test(seed)) {
    throw new OptionsError(`--seed is "${seed}": use up to 40 letters, digits, dots and dashes.`);
  }
  const chosen = Object.fromEntries(partNames.map((name) => [name, sizeOf(name)]));
  return { seed, sizes: { ...noSizes, ...chosen }, report: values.report ?? null };
}

const noSizes: Readonly<Record<PartName, number>> = {
  kills: 0,
  races: 0,
  fuzz: 0,
  pages: 0,
  carts: 0,
  matrix: 0,
  outages: 0,
  disk: 0,
  clients: 0,
  files: 0,
  gateways: 0,
};

const text = { type: 'string' } as const;
const alone = /^--(?:matrix|disk)$/u;

function parsed(args: readonly string[]) {
  return parsedFlags(
    {
      // A part of which one is enough may stand without its number.
      args: args.map((one, at) => (alone.test(one) && !/^\d/u.test(args[at + 1] ?? '') ? `${one}=1` : one)),
      options: {
        kills: text,
        races: text,
        fuzz: text,
        pages: text,
        carts: text,
        matrix: text,
        outages: text,
        disk: text,
        clients: text,
        files: text,
        gateways: text,
        seed: text,
        only: text,
        report: text,
      },
    },
    usage(),
  );
}

function partOf(name: string): PartName {
  const found = partNames.find((one) => one === name.trim());
  if (found) return found;
  throw new OptionsError(`--only is "${name}": choose one or more of ${partNames.join(',')}.`);
}

/** What can be said, one line a flag. */
export function usage(): string {
  const lines = partNames.map((name) => {
    const { counts, usual } = sizes[name];
    return `  ${`--${name} N`.padEnd(16)}${counts} (${usual})`;
  });
  return [
    'Allowed are, with their usual size in brackets (0 leaves a part out):',
    ...lines,
    '  --only LIST     the parts to run, such as kills,races',
    '  --seed SEED     repeats what was chosen at random; each run prints its seed',
    '  --report FILE   writes the report as Markdown',
  ].join('\n');
}
