import type { Examination, PageFacts } from '../examine.ts';
import { countsOf, stepsOf } from '../plan.ts';
import { kindOf, subjectOf, targetOf, type TargetKind } from '../targets.ts';
import { trailOf } from '../walk.ts';
import { worded, type WordedWalk } from '../words.ts';
import { sharesText } from '../page/shares.ts';
import type { Difference } from '../results.ts';
import { escaped, folded, list, table } from './html.ts';

/** Draws a chart with its coverage, as SVG; null if there's no drawing. */
export type DrawCoverage = (examination: Examination) => string | null;

/** What's counted, in the order of the report's columns. */
export const kinds: readonly (readonly [TargetKind, string])[] = [
  ['state', 'states'],
  ['transition', 'transitions'],
  ['pair', 'transition pairs'],
  ['guard', 'guard results'],
  ['result', 'actor results'],
];

/** Everything about a chart: its coverage, what can't happen, every pair, guard and walk. */
export function chartSection(examination: Examination, difference: Difference | null, draw: DrawCoverage): string {
  const { plan, outcomes, uncovered, failures, page } = examination;
  const { entry } = plan;
  const drawing = draw(examination);
  return [
    `<h2 id="${entry.slug}">${escaped(entry.title)} <code>${entry.slug}</code></h2>`,
    `<p>${escaped(entry.machine.root.description ?? '')}</p>`,
    `<p>${coverageLine(examination)}; ${outcomes.length} walks, ${stepsOf(plan.walks)} steps.</p>`,
    drawing ?? '',
    failures.length === 0 ? '' : `<h3 class="bad">Failed</h3>${list(failures.map(failureText))}`,
    uncovered.length === 0 ? '' : folded('Not covered', list(uncovered.map(code)), true),
    plan.unexplained.length === 0
      ? ''
      : folded('Can’t happen, no reason given', list(plan.unexplained.map(code)), true),
    plan.infeasible.length === 0
      ? ''
      : folded('Can’t happen', table(['what', 'why'], plan.infeasible.map(reasonRow))),
    difference ? differenceText(difference) : '',
    page ? pageText(page) : '',
    folded('Transition pairs', pairMatrices(examination)),
    folded('Guards', guardTable(examination)),
    folded('Walks', walkTexts(examination)),
  ].join('\n');
}

/** '12 of 12' for every kind; empty if the chart has none. */
export function coverageCells({ plan, visits }: Examination): string[] {
  const all = countsOf(plan.feasible);
  const done = countsOf(plan.feasible.filter((target) => visits.has(target)));
  return kinds.map(([kind]) => {
    if (all[kind] === 0) return '';
    return `<span class="${done[kind] === all[kind] ? 'good' : 'bad'}">${done[kind]} of ${all[kind]}</span>`;
  });
}

function coverageLine(examination: Examination): string {
  return coverageCells(examination)
    .flatMap((cell, index) => (cell === '' ? [] : [`${cell} ${kinds[index]?.[1] ?? ''}`]))
    .join(', ');
}

function failureText({ walk, failure }: Examination['failures'][number]): string {
  const steps = walk.steps.map(({ event }) => escaped(event)).join(' → ');
  const told = `<pre>expected ${escaped(failure.expected)}\ngot      ${escaped(failure.got)}</pre>`;
  return `<code>${walk.id}</code>: ${steps}${told}`;
}

function reasonRow({ target, reason }: Examination['plan']['infeasible'][number]): string[] {
  return [code(target), escaped(reason)];
}

function differenceText({ gone, come }: Difference): string {
  if (gone.length + come.length === 0) return '';
  return folded(
    `Since the last run: ${come.length} more, ${gone.length} fewer`,
    list([...come.map((target) => `+ ${code(target)}`), ...gone.map((target) => `− ${code(target)}`)]),
  );
}

/** Where the page differs from the chart, and what it has no control for. */
function pageText({ disagreements, sentDirectly, shares }: PageFacts): string {
  const rows = disagreements.map(({ event, state, what, reason }) => [
    code(event),
    code(state),
    what,
    reason === null ? '<span class="bad">no reason given</span>' : escaped(reason),
  ]);
  const counts = [...sentDirectly].map(
    ([event, times]) => `${code(event)}: sent directly ${times} times because the page has no control for it`,
  );
  return [
    `<p class="calm">${sharesText(shares)}</p>`,
    rows.length === 0
      ? ''
      : folded(
          'Page and chart differ',
          table(['event', 'state', 'how', 'why'], rows),
          disagreements.some(({ reason }) => reason === null),
        ),
    counts.length === 0 ? '' : folded('Sent directly, without a control', list(counts)),
  ].join('\n');
}

/** A table per region: the row's transition, directly followed by the column's. */
function pairMatrices({ plan, visits }: Examination): string {
  const feasible = new Set(plan.feasible);
  const definitions = [...plan.chart.definitions.values()];
  return [...new Set(definitions.map(({ region }) => region))]
    .map((region) => {
      const own = definitions.filter((definition) => definition.region === region).map(({ id }) => id);
      const head = `<tr><th></th>${own.map((_, index) => `<th scope="col">${index + 1}</th>`).join('')}</tr>`;
      const rows = own.map((last, index) => {
        const cells = own.map((next) => {
          const pair = targetOf('pair', `${last} > ${next}`);
          const count = visits.get(pair);
          if (count !== undefined) return `<td class="good" title="${escaped(pair)}">${count}</td>`;
          return feasible.has(pair) ? `<td class="bad" title="${escaped(pair)}">0</td>` : '<td></td>';
        });
        return `<tr><th scope="row">${index + 1}</th>${cells.join('')}</tr>`;
      });
      const names = table(
        ['', 'transition'],
        own.map((id, index) => [String(index + 1), code(id)]),
      );
      const square = `<div class="wide"><table class="matrix">${head}${rows.join('\n')}</table></div>`;
      return `<h4><code>${region}</code></h4>${square}${folded('Transitions by number', names)}`;
    })
    .join('\n');
}

function guardTable({ plan, visits }: Examination): string {
  const guarded = [...plan.chart.definitions.values()].filter(({ guard }) => guard !== null);
  const reasons = new Map(plan.infeasible.map(({ target, reason }) => [target, reason]));
  const cell = (id: string, answer: boolean) => {
    const target = targetOf('guard', `${id}=${answer}`);
    const count = visits.get(target);
    if (count !== undefined) return `<span class="good">${count}</span>`;
    return `<span class="calm">${escaped(reasons.get(target) ?? 'never')}</span>`;
  };
  return table(
    ['guard', 'transition', 'yes', 'no'],
    guarded.map(({ id, guard }) => [code(guard ?? ''), code(id), cell(id, true), cell(id, false)]),
  );
}

function walkTexts({ plan }: Examination): string {
  const { entry, chart, book, walks } = plan;
  return walks
    .map((walk) => {
      const trail = trailOf(chart, book, walk);
      const pairs = [...trail.covered].filter((target) => kindOf(target) === 'pair').length;
      const states = [...trail.covered].filter((target) => kindOf(target) === 'state').map(subjectOf);
      const told = `<p class="calm">${pairs} pairs; ${states.map(code).join(' ')}</p>`;
      return folded(
        `<code>${walk.id}</code> ${walk.steps.length} steps`,
        `${told}${stepList(worded(entry, trail))}`,
      );
    })
    .join('\n');
}

function stepList({ steps }: WordedWalk): string {
  const items = steps.map(({ action, sees, isRefused }) => {
    const outcome = isRefused ? '<span class="calm">nothing happens</span>' : sees.map(escaped).join(' ');
    return `<li><b>${escaped(action)}</b> ${outcome}</li>`;
  });
  return `<ol>${items.join('\n')}</ol>`;
}

function code(text: string): string {
  return `<code>${escaped(text)}</code>`;
}
