import type { Finding } from './findings.ts';
import type { PartName } from './options.ts';
import type { Tried } from './part.ts';

export interface PartReport {
  readonly name: PartName;
  readonly seconds: number;
  readonly tried: Tried;
  /** Why the part did not run to its end; null where it did. */
  readonly failure: string | null;
  readonly count: number;
  readonly findings: readonly Finding[];
}

export interface CampaignReport {
  readonly seed: string;
  readonly seconds: number;
  readonly reports: readonly PartReport[];
}

/** The report for a person to keep. */
export function asMarkdown({ seed, seconds, reports }: CampaignReport): string {
  const rows = reports.map(
    ({ name, tried, count, seconds: took }) =>
      `| ${name} | ${Object.entries(tried)
        .map(([what, times]) => `${what} ${times}`)
        .join(', ')} | ${count} | ${took} s |`,
  );
  const broken = reports.flatMap(({ name, findings, failure }) => [
    ...(failure === null ? [] : [`## ${name} did not run to its end`, '', failure, '']),
    ...findings.flatMap(({ law, times, cases }) => [
      `## ${name}: ${law}`,
      '',
      `Broken ${times} times:`,
      '',
      ...cases.map((one) => `- ${one}`),
      '',
    ]),
  ]);
  return [
    `# Torture, seed ${seed}, ${seconds} s`,
    '',
    '| part | tried | violations | took |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...(broken.length === 0 ? ['Nothing was lost or violated.', ''] : broken),
  ].join('\n');
}
