import type { Examination } from '../examine.ts';
import { stepsOf } from '../plan.ts';
import type { Difference } from '../results.ts';
import { chartSection, coverageCells, kinds, type DrawCoverage } from './chart-section.ts';
import { escaped, page, table } from './html.ts';

/** The report on all charts as a single, self-contained page (QAP-02). */
export function reportPage(
  examinations: readonly Examination[],
  differences: ReadonlyMap<string, Difference>,
  draw: DrawCoverage = () => null,
): string {
  const rows = examinations.map((examination) => {
    const { plan, outcomes, failures } = examination;
    const seconds = outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
    return [
      `<a href="#${plan.entry.slug}">${escaped(plan.entry.title)}</a>`,
      ...coverageCells(examination),
      String(plan.walks.length),
      String(stepsOf(plan.walks)),
      failures.length === 0 ? '<span class="good">none</span>' : `<span class="bad">${failures.length}</span>`,
      seconds.toFixed(2),
    ];
  });
  const head = ['chart', ...kinds.map(([, name]) => name), 'walks', 'steps', 'failures', 'seconds'];
  const sections = examinations.map((each) =>
    chartSection(each, differences.get(each.plan.entry.slug) ?? null, draw),
  );
  return page('Test paths', [table(head, rows), ...sections].join('\n'));
}
