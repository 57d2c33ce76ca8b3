/** BroadcastChannel on which a shop reports what its flows do. */
export const channelName = 'shop-flows';

/** Window property with the function that a page opened with `?inspect=listener` reports to. */
export const listenerName = 'inspectionListener';

/** Window name of the shop in the frame beside a chart. */
export const besideName = 'beside';

/** A snapshot without personal data. */
export interface SeenSnapshot {
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly value?: unknown;
  readonly context?: unknown;
  readonly tags?: readonly string[];
}

/**
 * An actor started. `definition` is the chart as JSON; actors that aren't charts have none (@statelyai/inspect).
 */
export interface ActorMessage {
  readonly type: '@xstate.actor';
  readonly sessionId: string;
  readonly parentId?: string;
  readonly name: string;
  readonly definition?: string;
  readonly snapshot: SeenSnapshot;
}

/** An actor handled an event: the transitions it took, or why it took none (OVL-01, FLO-02). */
export interface StepMessage {
  readonly type: '@xstate.microstep';
  readonly sequence: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly sessionId: string;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly snapshot: SeenSnapshot;
  /** `sourceId|eventType|index` of every transition taken; empty if the event did nothing. */
  readonly transitions: readonly string[];
  /** The guards that rejected the event; empty if no state handles it. */
  readonly refusedBy: readonly string[];
}

/** Other messages of the inspector protocol, which the flow room ignores. */
export interface OtherMessage {
  readonly type: '@xstate.event' | '@xstate.snapshot';
}

export type TellMessage = ActorMessage | StepMessage | OtherMessage;

/** Everything that happened before the flow room started to listen. */
export interface HistoryMessage {
  readonly type: 'history';
  readonly events: readonly TellMessage[];
}

/** Messages from a shop; `shop` names the tab, as several may be open. */
export type ShopMessage = (TellMessage | HistoryMessage | { readonly type: 'bye' }) & { readonly shop: string };

/** Messages from the flow room to every shop, or to one of them. */
export type RoomMessage = { readonly shop?: string | null } & (
  | { readonly type: 'hello' }
  /** Something else is tried in the frames of the room (FLO-10). */
  | { readonly type: 'changed' }
  | { readonly type: 'send'; readonly sessionId: string; readonly event: { readonly type: string } }
);

/** The id of a transition in drawings, inspection, paths and reports. */
export function transitionId(sourceId: string, eventType: string, index: number): string {
  return `${sourceId}|${eventType === '' ? 'always' : eventType}|${index}`;
}

/** Ids of the active states of a snapshot value, including the root. */
export function activeIds(slug: string, value: unknown): readonly string[] {
  if (typeof value === 'string') return [slug, `${slug}.${value}`];
  if (typeof value !== 'object' || value === null) return [slug];
  return [slug, ...Object.entries(value).flatMap(([key, inner]) => activeIds(`${slug}.${key}`, inner))];
}

/** A context property that changed; undefined if it wasn't or isn't there. */
export interface Change {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What one step changed in an actor's context. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const [one, other] = [membersOf(before), membersOf(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => one[key] !== other[key] && JSON.stringify(one[key]) !== JSON.stringify(other[key]))
    .map((key) => ({ key, before: one[key], after: other[key] }));
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
