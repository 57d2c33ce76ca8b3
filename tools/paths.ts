import { join } from 'node:path';
import * as commands from './paths/commands.ts';
import { mutate } from './paths/mutation/mutate.ts';
import { readOptions, usage } from './paths/options.ts';
import { compareRecords } from './paths/oracles.ts';
import { runAfresh, runOnChange, savedFiles } from './paths/watch.ts';
import { runTool } from './support/run-tool.ts';

/** Does what the command line says; false if something isn't in order. */
async function main(args: readonly string[]): Promise<boolean> {
  const { command, entries, ...options } = readOptions(args);
  const bench = {
    entries,
    folder: join(import.meta.dirname, '../paths'),
    say: (text: string) => console.log(text),
  };
  switch (command) {
    case null:
      console.log(usage);
      return true;
    case 'list':
      return commands.listCharts(bench);
    case 'generate':
      return commands.generate(bench, options.coverage, options.paths);
    case 'run': {
      const isInOrder = await commands.runWalks(bench, options);
      if (!options.isWatching) return isInOrder;
      bench.say('Watching. A file that is saved runs the charts that it concerns. Stop with Ctrl+C.');
      await runOnChange({ slugs: entries.map(({ slug }) => slug), changes: savedFiles(), run: runAfresh });
      return true;
    }
    case 'report':
      return commands.report(bench, options);
    case 'write':
      return commands.writeWalks(bench, options.coverage, options.format);
    case 'replay':
      return commands.replay(bench, options.file ?? '', options.chart);
    case 'explore':
      return commands.explore(bench, options.seed, options.walks, options.steps);
    case 'record':
      return compareRecords(bench, options.isAccepting);
    case 'mutate':
      return mutate(bench, options);
    case 'doctor':
      return commands.examineHealth(bench);
  }
}

await runTool(main);
