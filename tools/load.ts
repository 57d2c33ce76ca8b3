import { tmpdir } from 'node:os';
import { isBroken } from './load/books.ts';
import { type LoadOptions, readLoadOptions } from './load/options.ts';
import { playSale, type Sale } from './load/sale.ts';
import { tableOf } from './load/table.ts';
import { runTool } from './support/run-tool.ts';
import { openWorkshop } from './torture/workshop.ts';

/**
 * Plays a sale on one, two and four processes of the shop behind a balancer, on one PostgreSQL on a disk (PRF-04), and
 * prints one table. Exits with 1 if something was lost, oversold or placed twice, or if nobody could order; with 2 for a
 * wrong flag.
 */
async function load(options: LoadOptions): Promise<void> {
  say(`Seed ${options.seed}: --seed ${options.seed} repeats what is chosen at random`);
  // A database in memory writes for nothing: what waits for a disk has to wait here as well.
  const workshop = await openWorkshop(tmpdir());
  const stop = (): void => {
    workshop.clear().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  const sales: Sale[] = [];
  try {
    for (let round = 1; round <= options.rounds; round += 1) {
      for (const processes of options.processes) {
        say(
          `round ${round} of ${options.rounds}: a sale on ${processes} ${processes === 1 ? 'process' : 'processes'}`,
        );
        sales.push(await playSale(workshop, processes, options));
      }
    }
  } finally {
    await workshop.clear();
  }
  for (const { processes, seen, findings } of sales) {
    for (const example of seen.examples) say(`${processes} processes: ${example}`);
    for (const { law, cases } of findings.all()) say(`${processes} processes: ${law}: ${cases.join('; ')}`);
  }
  process.stdout.write(`${tableOf(sales)}\n`);
  const isEmpty = options.buyers > 0 && sales.some(({ books }) => books.placed === 0);
  if (isEmpty) say('A sale ended without an order: nothing is proved');
  const isFaulty = sales.some(({ books, findings }) => isBroken(books) || findings.count() > 0);
  process.exitCode = isFaulty || isEmpty ? 1 : 0;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

await runTool((args) => load(readLoadOptions(args)));
