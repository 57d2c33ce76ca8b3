import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { englishLanguageNames } from '../../src/domain/kit/text/language-names.ts';
import { languages, type Language } from '../../src/domain/kit/text/language.ts';
import { catalogue, type CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { chartNamed, chartsNamed } from '../flows/named-charts.ts';
import { parsedFlags } from '../support/flags.ts';
import { OptionsError } from '../support/options-error.ts';
import { pathKinds, type PathKind } from './graph-walks.ts';
import { isOfPages, speaks } from './page/adapters.ts';
import { coverages, type Coverage } from './targets.ts';
import { formats, type Format } from './write.ts';

export const usage = `npm run paths -- COMMAND [CHART ...]

  list                                  lists the charts, and the size of their plans
  generate [--cover WHAT] [--paths HOW] saves plans in paths/plans; HOW is shortest or simple
  run [--cover WHAT]                    runs every walk on the charts
  run --watch                           runs them, and whenever a file is saved, those that it concerns
  run --on page [--workers 3] [--shots] runs them in a browser, on the pages of a real shop
  run --on page --language hi           the same on the pages of another language
  report [--on page] [--shots]          runs them, and writes paths/report/index.html and junit.xml
  write [--format FORMAT]               writes the walks in words: md, gherkin, json, playwright
  replay FILE [CHART]                   runs a saved walk, or one chart's part of a recording
  explore [--seed 1] [--walks 20] [--steps 40]
                                        runs random walks
  record [--accept]                     compares what the charts make happen with the accepted records, or accepts it
  mutate [--most 40] [--json FILE]      plants faults in the charts, and says who noticed
  doctor                                finds what looks wrong in the charts

run and report fail if they cover less than --min 100 percent of what's possible.
WHAT is states, transitions, pairs, guards or all.`;

/** Which options each command takes. */
const taken = {
  list: [],
  generate: ['cover', 'paths'],
  run: ['cover', 'on', 'workers', 'shots', 'language', 'min', 'watch'],
  report: ['cover', 'on', 'workers', 'shots', 'language', 'min'],
  write: ['cover', 'format'],
  replay: [],
  explore: ['seed', 'walks', 'steps'],
  record: ['accept'],
  mutate: ['most', 'json'],
  doctor: [],
} as const satisfies Record<string, readonly string[]>;

export type Command = keyof typeof taken;

export interface PathOptions {
  /** Null if none was given: the help is shown. */
  readonly command: Command | null;
  /** The charts to work on. */
  readonly entries: readonly CatalogueEntry[];
  /** The file to replay, and which of its charts; null without. */
  readonly file: string | null;
  readonly chart: string | null;
  readonly coverage: Coverage;
  readonly paths: PathKind | null;
  readonly on: 'chart' | 'page';
  readonly workers: number;
  readonly withShots: boolean;
  /** Of the pages that are walked. */
  readonly language: Language;
  /** Whether charts run again when a file of theirs is saved. */
  readonly isWatching: boolean;
  /** In percent. */
  readonly min: number;
  readonly format: Format;
  readonly seed: number;
  readonly walks: number;
  readonly steps: number;
  /** Whether changed records are accepted. */
  readonly isAccepting: boolean;
  /** At most so many planted faults in each chart. */
  readonly most: number;
  /** A file for results; null without. */
  readonly json: string | null;
}

const text = { type: 'string' } as const;
const options = {
  cover: text,
  paths: text,
  on: text,
  workers: text,
  shots: { type: 'boolean' },
  language: text,
  min: text,
  watch: { type: 'boolean' },
  format: text,
  seed: text,
  walks: text,
  steps: text,
  accept: { type: 'boolean' },
  most: text,
  json: text,
} as const satisfies ParseArgsOptionsConfig;

const largest = 1_000_000;

/** Reads the command line. Throws OptionsError for anything that would be ignored, or would run less than was asked. */
export function readOptions(args: readonly string[]): PathOptions {
  const config = { args: [...args], allowPositionals: true, options } as const;
  const { values, positionals } = parsedFlags(config, usage);
  const [name, ...names] = positionals;
  const command = name === undefined ? null : oneOf(Object.keys(taken).filter(isCommand), name, 'The command');
  const allowed: readonly string[] = command === null ? [] : taken[command];
  for (const given of Object.keys(values)) {
    if (!allowed.includes(given)) throw new OptionsError(misplaced(command, given, allowed));
  }
  const on = oneOf(['chart', 'page'], values.on ?? 'chart', '--on');
  for (const pageOnly of ['workers', 'shots', 'language'] as const) {
    if (values[pageOnly] !== undefined && on !== 'page') throw new OptionsError(`--${pageOnly} needs --on page.`);
  }
  if (values.watch === true && on === 'page') {
    throw new OptionsError('--watch runs on the charts, without --on page.');
  }
  const language = oneOf(languages, values.language ?? 'en', '--language');
  const whole = (option: NumberOption['option'], usual: number, from: number, to: number) =>
    wholeNumber(values[option], { option, usual, from, to });
  return {
    command,
    ...(command === 'replay'
      ? replayed(names)
      : { entries: entriesNamed(names, on, language), file: null, chart: null }),
    coverage: oneOf(coverages, values.cover ?? 'all', '--cover'),
    paths: values.paths === undefined ? null : oneOf(pathKinds, values.paths, '--paths'),
    on,
    workers: whole('workers', 3, 1, 16),
    withShots: values.shots ?? false,
    language,
    isWatching: values.watch ?? false,
    min: whole('min', 100, 0, 100),
    format: oneOf(formats, values.format ?? 'md', '--format'),
    seed: whole('seed', 1, 0, 2 ** 31),
    walks: whole('walks', 20, 1, largest),
    steps: whole('steps', 40, 1, largest),
    isAccepting: values.accept ?? false,
    most: whole('most', 40, 1, largest),
    json: values.json === undefined ? null : resultsFile(values.json),
  };
}

function isCommand(name: string): name is Command {
  return name in taken;
}

function misplaced(command: Command | null, given: string, allowed: readonly string[]): string {
  if (command === null) return `--${given} needs a command.\n\n${usage}`;
  const rest = allowed.length === 0 ? 'no options' : allowed.map((each) => `--${each}`).join(', ');
  return `${command} doesn’t take --${given}. It takes ${rest}.`;
}

function oneOf<Word extends string>(words: readonly Word[], word: string, what: string): Word {
  const known = words.find((each) => each === word);
  if (known === undefined) throw new OptionsError(`${what} is “${word}”: use one of ${words.join(', ')}.`);
  return known;
}

interface NumberOption {
  readonly option: 'workers' | 'min' | 'seed' | 'walks' | 'steps' | 'most';
  readonly usual: number;
  readonly from: number;
  readonly to: number;
}

function wholeNumber(given: string | undefined, { option, usual, from, to }: NumberOption): number {
  if (given === undefined) return usual;
  const value = /^\d{1,10}$/u.test(given) ? Number(given) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw new OptionsError(`--${option} is “${given}”: use a whole number from ${from} to ${to}.`);
}

/** The results come last, when an hour of planting would be lost. */
function resultsFile(file: string): string {
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (file === '' || isFolder(file) || !isFolder(dirname(file))) {
    throw new OptionsError(`--json is “${file}”: name a file in a folder that exists.`);
  }
  return file;
}

function entriesNamed(
  names: readonly string[],
  on: 'chart' | 'page',
  language: Language,
): readonly CatalogueEntry[] {
  const named = chartsNamed(names);
  if (on === 'chart') return named;
  const isWalked = (entry: CatalogueEntry) => isOfPages(entry) && speaks(entry.slug, language);
  const left = names.length === 0 ? [] : named.filter((entry) => !isWalked(entry));
  if (left.length === 0) return named.filter(isWalked);
  const walked = catalogue.filter(isWalked).map(({ slug }) => slug);
  const where = left.every(isOfPages) ? `in ${englishLanguageNames[language]}` : 'on the page';
  const faceless = left.filter((entry) => where !== 'on the page' || !isOfPages(entry)).map(({ slug }) => slug);
  const instead = where === 'on the page' ? 'leave out --on page' : 'leave out --language';
  throw new OptionsError(
    `No walks ${where} for ${faceless.join(', ')}: ${instead}, or name one of ${walked.join(', ')}.`,
  );
}

function replayed([file, chart, ...more]: readonly string[]) {
  if (file === undefined) throw new OptionsError('replay needs a file: npm run paths -- replay FILE [CHART]');
  if (more.length > 0) throw new OptionsError(`replay takes one file and one chart, not also ${more.join(', ')}.`);
  if (chart !== undefined) chartNamed(chart);
  return { entries: catalogue, file, chart: chart ?? null };
}
