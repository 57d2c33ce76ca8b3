import type { SnapshotFrom } from 'xstate';
import { fewestVisits, type CountQuery } from '../../../domain/shell/flow-count.ts';
import type { ShapeBox } from '../../../domain/flows/drawing.ts';
import { formatCount } from '../../../domain/kit/money/money.ts';
import { isDay } from '../../../domain/kit/time/days.ts';
import type { Failure } from '../../kit/tells.ts';
import type { CountedFlow, FlowCounts, flowCountsMachine } from './flow-counts.machine.ts';

export interface FlowCountsView {
  readonly query: CountQuery;
  readonly isBusy: boolean;
  /** What went wrong; null if nothing did. */
  readonly failure: string | null;
  /** Whose visits these are, or why there are none. */
  readonly note: string;
  /** Null until they have loaded. */
  readonly numbers: ChartNumbers | null;
}

/** The numbers on a drawing. */
export interface ChartNumbers {
  /** '1,204 · 38%', by the transition's id. */
  readonly transitions: Readonly<Record<string, string>>;
  /** By the state's id. */
  readonly states: Readonly<Record<string, { readonly reached: string; readonly ended: string }>>;
}

const few = `<${fewestVisits}`;

/** The numbers on the drawing of a chart. */
export function flowCountsView(snapshot: SnapshotFrom<typeof flowCountsMachine>): FlowCountsView {
  const { query, figures, failure } = snapshot.context;
  return {
    query,
    isBusy: snapshot.matches('loading'),
    failure: failure === null ? null : failureText(failure),
    note: figures === null ? 'Loading the numbers.' : noteOf(figures),
    numbers:
      figures === null || failure !== null
        ? null
        : { transitions: transitionsOf(figures), states: statesOf(figures) },
  };
}

/** The label beside a transition; '' without numbers. */
export function takenText(numbers: ChartNumbers | null, id: string | null): string {
  return numbers === null || id === null ? '' : (numbers.transitions[id] ?? '0');
}

/** The label beside a state: '3,200 came, 12% stopped'; '' without numbers. No visit counts as stopped in a final state. */
export function reachedText(numbers: ChartNumbers | null, { id, type, children }: ShapeBox): string {
  if (numbers === null) return '';
  const { reached, ended } = numbers.states[id] ?? { reached: '0', ended: '' };
  return type === 'final' || children.length > 0 || ended === ''
    ? `${reached} came`
    : `${reached} came, ${ended} stopped`;
}

/** The query after a day was typed; null while it isn't one. */
export function queryAt(query: CountQuery, day: string): CountQuery | null {
  return isDay(day) ? { ...query, day } : null;
}

function failureText(failure: Failure): string {
  const isRefused = failure.kind === 'session-lost' || (failure.kind === 'refused' && failure.status < 404);
  return isRefused
    ? 'Only admins with the permission “settings” see the numbers. Sign in to the shop in this browser, then try again.'
    : 'Couldn’t load the numbers. Try again.';
}

function noteOf({ now, before }: FlowCounts): string {
  if (!now.isOn && now.states.length === 0) {
    return 'Steps aren’t counted. Switch it on at the dashboard, under Business, Visit tracking.';
  }
  const visits = before === null ? visitsOf(now) : `${visitsOf(before)} before, ${visitsOf(now)} since`;
  const share = now.share === 1 ? '' : ` 1 visit in ${Math.round(1 / now.share)} is counted.`;
  return `${visits}.${share}`;
}

function visitsOf({ visits, states }: CountedFlow): string {
  if (visits !== null) return `${formatCount(visits)} visits`;
  return states.length === 0 ? 'No visits' : `Fewer than ${fewestVisits} visits`;
}

function transitionsOf({ now, before }: FlowCounts): ChartNumbers['transitions'] {
  const ids = new Set([...now.transitions, ...(before?.transitions ?? [])].map(({ id }) => id));
  return Object.fromEntries([...ids].map((id) => [id, compared((flow) => takenIn(flow, id), now, before)]));
}

/** '1,204 · 38%': how often, and of 100 times that its state was reached. */
function takenIn(flow: CountedFlow, id: string): string {
  const found = flow.transitions.find((each) => each.id === id);
  if (!found) return '0';
  if (found.times === null) return few;
  const reached = stateIn(flow, id.split('|')[0] ?? '')?.reached ?? null;
  const share = reached === null || found.times > reached ? '' : ` · ${percentOf(found.times, reached)}`;
  return `${formatCount(found.times)}${share}`;
}

function statesOf({ now, before }: FlowCounts): ChartNumbers['states'] {
  const ids = new Set([...now.states, ...(before?.states ?? [])].map(({ id }) => id));
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      {
        reached: compared((flow) => reachedIn(flow, id), now, before),
        ended: compared((flow) => endedIn(flow, id), now, before),
      },
    ]),
  );
}

/** '31% → 38%'; only the present one unless it's compared. */
function compared(write: (flow: CountedFlow) => string, now: CountedFlow, before: CountedFlow | null): string {
  return before === null ? write(now) : `${write(before)} → ${write(now)}`;
}

function reachedIn(flow: CountedFlow, id: string): string {
  const found = stateIn(flow, id);
  if (!found) return '0';
  return found.reached === null ? few : formatCount(found.reached);
}

function endedIn(flow: CountedFlow, id: string): string {
  const found = stateIn(flow, id);
  if (!found || found.reached === null) return few;
  return found.ended === null ? few : percentOf(found.ended, found.reached);
}

function stateIn({ states }: CountedFlow, id: string) {
  return states.find((each) => each.id === id);
}

function percentOf(part: number, whole: number): string {
  return `${Math.round((part / Math.max(1, whole)) * 100)}%`;
}
