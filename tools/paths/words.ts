import type { AnyStateNode, EventObject } from 'xstate';
import { answerText } from '../../src/domain/flows/answer-text.ts';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import type { Edge } from './chart.ts';
import { activeStates, stateNodesOf } from './graph.ts';
import { answerOf, timerOf, type Moment } from './moment.ts';
import type { Trail, Walk } from './walk.ts';

/** A step as a person does it, and what they see then. */
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
  /** The same steps as data. */
  readonly walk: Walk;
  /** What is true before the first step. */
  readonly given: readonly string[];
  readonly steps: readonly WordedStep[];
}

/** A walk in the words of the chart's descriptions and labels (QAP-02). */
export function worded(entry: CatalogueEntry, { walk, edges }: Trail): WordedWalk {
  const [start, ...steps] = edges;
  const descriptions = new Map(
    stateNodesOf(entry.machine).flatMap((node) => (isRegion(node) ? [] : [[node.id, node.description ?? node.id]])),
  );
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

/** What a region is about, such as 'Whether the cart is open', is nothing to see: its states are. */
function isRegion({ parent, type }: AnyStateNode): boolean {
  return parent?.type === 'parallel' && type !== 'atomic';
}

function actionOf(entry: CatalogueEntry, { event }: Edge, at: Moment | null): string {
  const timer = at && timerOf(at, event);
  if (timer) return `Wait ${durationOf(timer.left)}`;
  const answer = answerOf(event.type);
  if (answer) return answerWords(answer, event);
  return `${entry.labels[event.type] ?? event.type}${withPayload(event)}`;
}

/** '300 ms', '5 s', '10 min'. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  return milliseconds < 60_000 ? `${milliseconds / 1000} s` : `${Math.round(milliseconds / 6000) / 10} min`;
}

function answerWords({ id, kind }: { id: string; kind: 'done' | 'error' }, event: EventObject): string {
  const value: unknown = Reflect.get(event, kind === 'done' ? 'output' : 'error');
  return value === null
    ? answerText(id, kind === 'done' ? 'nothing' : kind)
    : `${answerText(id, kind)}${said(value)}`;
}

function withPayload({ type: _, ...payload }: EventObject): string {
  return inBrackets(factsOf(payload));
}

function said(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object' || Array.isArray(value)) return inBrackets(textOf(value));
  return inBrackets(factsOf(value));
}

function inBrackets(facts: string): string {
  return facts === '' ? '' : ` (${facts})`;
}

/** The first three plain values of a payload, or those one level deeper if it has none. */
function factsOf(payload: object, depth = 0): string {
  const entries = Object.entries(payload).filter(
    ([name]) => name !== 'stack' && !(payload instanceof Error && name === 'name'),
  );
  const plain = entries.flatMap(([name, value]: [string, unknown]) => {
    const isPlain =
      typeof value !== 'function' && (typeof value !== 'object' || value === null || Array.isArray(value));
    return isPlain ? [`${name}: ${textOf(value)}`] : [];
  });
  if (plain.length > 0 || depth > 1) return plain.slice(0, 3).join(', ');
  return entries
    .flatMap(([, value]: [string, unknown]) => (typeof value === 'object' && value !== null ? [value] : []))
    .slice(0, 1)
    .map((inner) => factsOf(inner, depth + 1))
    .join(', ');
}

function textOf(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  return typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'none');
}
