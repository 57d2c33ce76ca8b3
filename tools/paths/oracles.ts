import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { seenOf } from '../../src/machines/flows/registry/chart-laws.ts';
import { chartOf, type Chart } from './chart.ts';
import { brokenLawText, lawReport, type LawReport } from './laws/chart-laws-check.ts';
import type { Plan } from './plan.ts';
import { differencesOf } from './records/compare.ts';
import { keepRecord, keptRecord } from './records/record-files.ts';
import { recordOf } from './records/record.ts';

/** What laws and records say about a chart, in lines; empty if both are in order. */
export async function oracleFindings(plan: Plan): Promise<readonly string[]> {
  const report = await lawReport(plan);
  return [...lawFindings(plan, report), ...(await recordFindings(plan.entry, plan.chart))];
}

function lawFindings(plan: Plan, { broken, idle }: LawReport): string[] {
  return [
    ...broken.flatMap((each) => brokenLawText(plan, each)),
    ...idle.map(({ says }) => `This law is about something that never happens: ${says}`),
  ];
}

/** How a chart's record differs from the accepted one. */
export async function recordFindings(entry: CatalogueEntry, chart: Chart = chartOf(entry)): Promise<string[]> {
  return differencesOf(await keptRecord(entry.slug), recordOf(chart, seenOf(entry.slug)));
}

interface RecordBench {
  readonly entries: readonly CatalogueEntry[];
  readonly say: (line: string) => void;
}

/** Compares the charts' records with the accepted ones, or accepts them; true if they agree. */
export async function compareRecords({ entries, say }: RecordBench, isAccepting: boolean): Promise<boolean> {
  let changed = 0;
  for (const entry of entries) {
    const record = recordOf(chartOf(entry), seenOf(entry.slug));
    const differences = differencesOf(await keptRecord(entry.slug), record);
    if (differences.length > 0) changed += 1;
    for (const difference of differences) say(`${entry.slug}: ${difference}`);
    if (isAccepting) await keepRecord(entry.slug, record);
  }
  say(`${entries.length} records, ${changed} ${isAccepting ? 'accepted anew' : 'differ'}`);
  return isAccepting || changed === 0;
}
