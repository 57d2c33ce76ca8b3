import type { AnyMachineSnapshot } from 'xstate';
import type { Happening, Seen } from '../../../src/machines/kit/laws.ts';
import { plainKey } from '../../../src/domain/flows/plain-key.ts';
import { arrivalsOf } from '../arrivals.ts';
import type { Chart, Edge } from '../chart.ts';
import { activeStates } from '../graph.ts';
import type { Moment } from '../moment.ts';
import { digestOf, shortValue } from './short-value.ts';

/** Of one transition, so many different outcomes are written out; the others as one digest. */
const maxOutcomes = 3;
/** Of charts with more combinations of states, what is seen is kept as digests. */
const maxShown = 30;

/**
 * Everything that a chart makes happen, transition by transition: where it leads, whom it tells what, what it calls and
 * waits for, and which data it changes; then what is seen in every state (LAW-02). The same chart always gives the same
 * text.
 */
export function recordOf(chart: Chart, seen?: Seen): string {
  const deeds = new Map<string, Map<string, number>>();
  const views = new Map<string, Set<string>>();
  const ignored = new Map<string, Set<string>>();
  const note = (edge: Edge, before: Moment | null) => {
    if (edge.isRefused && before) {
      const where = statesText(chart.slug, before);
      ignored.set(edge.event.type, (ignored.get(edge.event.type) ?? new Set()).add(where));
      return;
    }
    const key = titleOf(chart.slug, edge);
    const outcomes = deeds.get(key) ?? new Map<string, number>();
    deeds.set(key, outcomes);
    const outcome = outcomeOf(chart.slug, edge, before);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  for (const start of chart.starts) note(start, null);
  for (const { edge } of arrivalsOf(chart).values()) {
    if (seen) noteView(views, statesText(chart.slug, edge.to), shownText(seen, edge.to.snapshot));
    for (const next of chart.edgesAt(edge.to)) note(next, edge.to);
  }
  return [
    ...sections(deeds),
    ...[...ignored].toSorted(byName).map(([type, places]) => `ignores ${type}: ${listed([...places].toSorted())}`),
    ...[...views]
      .toSorted(byName)
      .flatMap(([state, shown]) => [
        `shows ${state}`,
        ...(views.size > maxShown ? briefly(shown) : viewLines(shown)),
      ]),
    '',
  ].join('\n');
}

function sections(deeds: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  return [...deeds].toSorted(byName).flatMap(([title, outcomes]) => {
    const all = [...outcomes].toSorted(byName);
    const times = all.reduce((sum, [, each]) => sum + each, 0);
    const rest = all.slice(maxOutcomes);
    const more = rest.length === 0 ? [] : [`  and ${rest.length} more #${digestOf(plainKey(rest))}`];
    return [`${title} ×${times}`, ...all.slice(0, maxOutcomes).map(([outcome]) => `  ${outcome}`), ...more];
  });
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : Number(one > other);
}

/** 'lines.settled|item.add|0' with the number of the case, or all transitions that one event takes. */
function titleOf(slug: string, { event, index, taken }: Edge): string {
  const name =
    event.type === 'xstate.init'
      ? 'start'
      : taken.map((id) => id.replace(`${slug}.`, '').replaceAll('xstate.', '')).join(' + ');
  return index === 0 ? name : `${name}, case ${index + 1}`;
}

function outcomeOf(slug: string, edge: Edge, before: Moment | null): string {
  const { happened, to } = edge;
  const were = new Set(before ? innerStates(before) : []);
  const entered = innerStates(to).filter((id) => !were.has(id));
  const where = entered.length === 0 ? 'stays' : `→ ${shortNames(slug, entered)}`;
  const parts = [
    where,
    ...(to.snapshot.status === 'active' ? [] : [to.snapshot.status]),
    ...happened.flatMap((each, index) => deedText(each, happened[index + 1])),
    ...changesOf(before, to),
  ];
  return parts.join('; ');
}

/** An action that only tells somebody is written as what it tells. */
function deedText({ kind, name, to, with: payload }: Happening, next: Happening | undefined): string[] {
  if (kind === 'did' && next?.kind === 'told') return [];
  const given = Object.keys(payload).length === 0 ? '' : ` ${shortValue(payload)}`;
  return [`${kind} ${to === '' ? '' : `${to} `}${name.replaceAll('xstate.', '')}${given}`];
}

function changesOf(before: Moment | null, { snapshot }: Moment): string[] {
  const was = new Map(Object.entries(membersOf(before?.snapshot.context)));
  return Object.entries(membersOf(snapshot.context)).flatMap(([name, value]) =>
    plainKey(was.get(name)) === plainKey(value) ? [] : [`${name} = ${shortValue(value)}`],
  );
}

/** The innermost active states, without the chart's name. */
function statesText(slug: string, moment: Moment): string {
  return shortNames(slug, innerStates(moment));
}

function innerStates({ snapshot }: Moment): string[] {
  const ids = activeStates(snapshot);
  return ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
}

function shortNames(slug: string, ids: readonly string[]): string {
  return ids.map((id) => id.slice(slug.length + 1)).join(' ');
}

function listed(places: readonly string[]): string {
  const text = places.join(', ');
  return text.length <= 120 ? text : `${places.length} states #${digestOf(text)}`;
}

function noteView(views: Map<string, Set<string>>, state: string, text: string): void {
  views.set(state, (views.get(state) ?? new Set()).add(text));
}

/** A view that needs children, which don't run here, shows nothing. */
function shownText(seen: Seen, snapshot: AnyMachineSnapshot): string {
  return plainKey(seen(snapshot) ?? null);
}

/** What is seen in a state, member by member, and a digest of all of it. */
function viewLines(shown: ReadonlySet<string>): string[] {
  const views = [...shown].toSorted().map((text): unknown => JSON.parse(text));
  const names = [...new Set(views.flatMap((view) => Object.keys(membersOf(view))))].toSorted();
  const lines = names.map((name) => {
    const values = [...new Set(views.map((view) => shortValue(membersOf(view)[name])))].toSorted();
    const rest = values.length > 2 ? [`and ${values.length - 2} more #${digestOf(values.join())}`] : [];
    return `${name}: ${[...values.slice(0, 2), ...rest].join(' | ')}`;
  });
  return lines.map((line) => `  ${line}`);
}

function briefly(shown: ReadonlySet<string>): string[] {
  return [`  ${shown.size} views #${digestOf([...shown].toSorted().join())}`];
}

function membersOf(view: unknown): Record<string, unknown> {
  return typeof view === 'object' && view !== null && !Array.isArray(view) ? { ...view } : { '': view };
}
