import { writeFile } from 'node:fs/promises';
import { runTool } from './support/run-tool.ts';
import { chanceOf } from './torture/chance.ts';
import { Findings } from './torture/findings.ts';
import { partNames, readOptions, sizes, type TortureOptions } from './torture/options.ts';
import { parts } from './torture/parts.ts';
import { asMarkdown, type PartReport } from './torture/report.ts';
import { openWorkshop } from './torture/workshop.ts';

/**
 * Does to real shops what crashes, crowds, attackers and broken services do, and reads their books (SEC-07). Exits with
 * 0 only when nothing was lost or violated, with 2 for a wrong flag; the last line is one JSON object.
 */
async function torture(options: TortureOptions): Promise<void> {
  const began = performance.now();
  const reports = await runParts(options);
  const seconds = Math.round((performance.now() - began) / 1000);
  const { seed, report } = options;
  if (report !== null) await writeFile(report, asMarkdown({ seed, seconds, reports }));
  for (const { name, findings, failure } of reports) {
    for (const { law, times, cases } of findings) {
      process.stdout.write(
        `${name}: ${law}: broken ${times} times\n${cases.map((one) => `    ${one}\n`).join('')}`,
      );
    }
    if (failure !== null) process.stdout.write(`${name}: did not run to its end: ${failure}\n`);
  }
  const violations = reports.reduce((sum, { count }) => sum + count, 0);
  const failures = reports.filter(({ failure }) => failure !== null).length;
  const isClean = violations + failures === 0;
  const result = {
    ok: isClean,
    seed: options.seed,
    seconds,
    violations,
    failures,
    parts: Object.fromEntries(reports.map(({ name, ...rest }) => [name, rest])),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  process.exitCode = isClean ? 0 : 1;
}

async function runParts({ seed, sizes: wanted }: TortureOptions): Promise<PartReport[]> {
  say(`Seed ${seed}: --seed ${seed} repeats what is chosen at random`);
  const workshop = await openWorkshop();
  const stop = (signal: NodeJS.Signals): void => {
    say(`${signal}: cleaning up`);
    workshop.clear().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  const reports: PartReport[] = [];
  try {
    for (const name of partNames) {
      if (wanted[name] === 0) continue;
      say(`${name}: ${wanted[name]} ${sizes[name].counts}`);
      const findings = new Findings();
      const began = performance.now();
      const chance = chanceOf(seed).fork(name);
      const told = { tried: {}, failure: null as string | null };
      try {
        told.tried = await parts[name](
          { workshop, findings, chance, say: (line) => say(`${name}: ${line}`) },
          wanted[name],
        );
      } catch (error) {
        told.failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      }
      const seconds = Math.round((performance.now() - began) / 1000);
      reports.push({ name, seconds, ...told, count: findings.count(), findings: findings.all() });
      say(`${name}: ${findings.count()} violations in ${seconds} s`);
    }
  } finally {
    await workshop.clear();
  }
  return reports;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

await runTool((args) => torture(readOptions(args)));
