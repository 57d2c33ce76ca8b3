import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '../src/machines/flows/registry/chart-registry.ts';
import * as commands from './paths/commands.ts';
import { pathKinds } from './paths/graph-walks.ts';
import { coverages } from './paths/targets.ts';
import { formats } from './paths/write.ts';

const usage = `npm run paths -- COMMAND [CHART ...]

  list                                  lists the charts, and the size of their plans
  generate [--cover WHAT] [--paths HOW] saves plans in paths/plans; HOW is shortest or simple
  run [--cover WHAT]                    runs every walk on the charts
  run --on page [--workers 3] [--shots] runs them in a browser, on the pages of a real shop
  report [--on page] [--shots]          runs them, and writes paths/report/index.html and junit.xml
  write [--format FORMAT]               writes the walks in words: md, gherkin, json, playwright
  replay FILE                           runs a saved walk
  explore [--seed 1] [--walks 20] [--steps 40]
                                        runs random walks
  doctor                                finds what looks wrong in the charts

run and report fail if they cover less than --min 100 percent of what's possible.
WHAT is states, transitions, pairs, guards or all.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cover: { type: 'string', default: 'all' },
    paths: { type: 'string' },
    on: { type: 'string', default: 'chart' },
    workers: { type: 'string', default: '3' },
    shots: { type: 'boolean', default: false },
    min: { type: 'string', default: '100' },
    format: { type: 'string', default: 'md' },
    seed: { type: 'string', default: '1' },
    walks: { type: 'string', default: '20' },
    steps: { type: 'string', default: '40' },
  },
});

/** A word, if it's one that the option accepts. */
function oneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const known = words.find((each) => each === word);
  if (known === undefined) throw new Error(`“${word}” is not one of ${words.join(', ')}`);
  return known;
}

/** Does what the command line says; false if something isn't in order. */
async function main(): Promise<boolean> {
  const [command, ...names] = positionals;
  const unknown = command === 'replay' ? [] : names.filter((name) => !catalogue.some(({ slug }) => slug === name));
  if (unknown.length > 0) throw new Error(`There’s no chart called ${unknown.join(', ')}`);
  const entries =
    names.length === 0 || command === 'replay' ? catalogue : catalogue.filter(({ slug }) => names.includes(slug));
  const bench = {
    entries,
    folder: join(import.meta.dirname, '../paths'),
    say: (text: string) => console.log(text),
  };
  const coverage = oneOf(coverages, values.cover);
  const runOptions = {
    coverage,
    on: oneOf(['chart', 'page'], values.on),
    workers: Number(values.workers),
    withShots: values.shots,
    min: Number(values.min),
  };
  switch (command) {
    case 'list':
      return commands.listCharts(bench);
    case 'generate':
      return commands.generate(bench, coverage, values.paths === undefined ? null : oneOf(pathKinds, values.paths));
    case 'run':
      return commands.runWalks(bench, runOptions);
    case 'report':
      return commands.report(bench, runOptions);
    case 'write':
      return commands.writeWalks(bench, coverage, oneOf(formats, values.format));
    case 'replay':
      return commands.replay(bench, names[0] ?? '');
    case 'explore':
      return commands.explore(bench, Number(values.seed), Number(values.walks), Number(values.steps));
    case 'doctor':
      return commands.examineHealth(bench);
    default:
      console.log(usage);
      return command === undefined;
  }
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
