import type { EventObject } from 'xstate';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import type { Edge } from './chart.ts';
import { activeStates, stateNodesOf } from './graph.ts';
import { answerOf, timerOf, type Moment } from './moment.ts';
import type { Trail, Walk } from './walk.ts';

/** One step as a person does it, and what they see afterwards. */
export interface WordedStep {
  /** 'Press Buy Now'. */
  readonly action: string;
  /** What is true from now on; empty if nothing changes. */
  readonly sees: readonly string[];
  readonly isRefused: boolean;
}

export interface WordedWalk {
  readonly id: string;
  readonly chart: string;
  /** The same steps for a machine. */
  readonly walk: Walk;
  /** What is true before the first step. */
  readonly given: readonly string[];
  readonly steps: readonly WordedStep[];
}

/** A walk in the words of the chart's descriptions and labels (QAP-02). */
export function worded(entry: CatalogueEntry, { walk, edges }: Trail): WordedWalk {
  const [start, ...steps] = edges;
  const descriptions = new Map(stateNodesOf(entry.machine).map(({ id, description }) => [id, description ?? id]));
  const seen = (moment: Moment) => activeStates(moment.snapshot).flatMap((id) => descriptions.get(id) ?? []);
  let at = start?.to ?? null;
  return {
    id: walk.id,
    chart: entry.title,
    walk,
    given: at ? seen(at) : [],
    steps: steps.map((edge) => {
      const before = new Set(at ? seen(at) : []);
      const action = actionOf(entry, edge, at);
      if (!edge.isRefused) at = edge.to;
      return { action, isRefused: edge.isRefused, sees: at ? seen(at).filter((text) => !before.has(text)) : [] };
    }),
  };
}

function actionOf(entry: CatalogueEntry, { event }: Edge, at: Moment | null): string {
  const timer = at && timerOf(at, event);
  if (timer) return `Wait ${durationOf(timer.left)}`;
  const answer = answerOf(event.type);
  if (answer?.kind === 'done') return `${answer.id} answers${said(Reflect.get(event, 'output'))}`;
  if (answer) return `${answer.id} fails${said(Reflect.get(event, 'error'))}`;
  return `${entry.labels[event.type] ?? event.type}${withPayload(event)}`;
}

/** '300 ms', '5 s', '10 min'. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  return milliseconds < 60_000 ? `${milliseconds / 1000} s` : `${Math.round(milliseconds / 6000) / 10} min`;
}

function withPayload({ type: _, ...payload }: EventObject): string {
  const facts = factsOf(payload);
  return facts === '' ? '' : ` (${facts})`;
}

function said(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return `: ${textOf(value)}`;
  const facts = factsOf(value);
  return facts === '' ? '' : `: ${facts}`;
}

/** The plain facts of a payload, and the length of its lists; one level deeper if there is nothing else. */
function factsOf(payload: object, depth = 0): string {
  const entries = Object.entries(payload).filter(([name]) => name !== 'stack');
  const plain = entries.flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [`${name}: ${value.length}`];
    if (typeof value === 'function' || (typeof value === 'object' && value !== null)) return [];
    return [`${name}: ${textOf(value)}`];
  });
  if (plain.length > 0 || depth > 1) return plain.slice(0, 3).join(', ');
  return entries
    .flatMap(([, value]: [string, unknown]) => (typeof value === 'object' && value !== null ? [value] : []))
    .slice(0, 1)
    .map((inner) => factsOf(inner, depth + 1))
    .join(', ');
}

function textOf(value: unknown): string {
  if (value === null) return 'nothing';
  return typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing');
}
