/** The channel on which a shop tells what its flows do; of the same origin only. */
export const channelName = 'shop-flows';

/** The name under which a page opened with `?inspect=listener` finds the function that hears every inspection event. */
export const listenerName = 'inspectionListener';

/** The name of the shop that a room keeps in a frame beside its chart. */
export const besideName = 'beside';

/** What a moment of an actor shows, without anybody's data. */
export interface SeenSnapshot {
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly value?: unknown;
  readonly context?: unknown;
  readonly tags?: readonly string[];
}

/** A flow begins. `definition` is the chart as JSON; actors that are no charts have none (@statelyai/inspect). */
export interface ActorMessage {
  readonly type: '@xstate.actor';
  readonly sessionId: string;
  readonly parentId?: string;
  readonly name: string;
  readonly definition?: string;
  readonly snapshot: SeenSnapshot;
}

/** A flow took a step, or did nothing and says why (OVL-01, FLO-02). */
export interface StepMessage {
  readonly type: '@xstate.microstep';
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sessionId: string;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly snapshot: SeenSnapshot;
  /** `sourceId|eventType|index` of every transition that was taken; none means that the event did nothing. */
  readonly transitions: readonly string[];
  /** The guards that said no to an event that did nothing; none where no state listens to it. */
  readonly refusedBy: readonly string[];
}

/** Other messages of the inspector's protocol, which this room does not need. */
export interface OtherMessage {
  readonly type: '@xstate.event' | '@xstate.snapshot';
}

export type TellMessage = ActorMessage | StepMessage | OtherMessage;

/** Everything that happened before a room came to listen. */
export interface HistoryMessage {
  readonly type: 'history';
  readonly events: readonly TellMessage[];
}

/** What a shop tells; `shop` names the tab, for two may be open. */
export type ShopMessage = (TellMessage | HistoryMessage | { readonly type: 'bye' }) & { readonly shop: string };

/** What a room asks of the shops that it hears, or of one of them. */
export type RoomMessage = { readonly shop?: string | null } & (
  | { readonly type: 'hello' }
  | { readonly type: 'send'; readonly sessionId: string; readonly event: { readonly type: string } }
);

/** The name of a transition everywhere: in drawings, inspection, paths and reports. */
export function transitionId(sourceId: string, eventType: string, index: number): string {
  return `${sourceId}|${eventType === '' ? 'always' : eventType}|${index}`;
}

/** The ids of the states that a snapshot's value names, the root's among them. */
export function activeIds(slug: string, value: unknown): readonly string[] {
  if (typeof value === 'string') return [slug, `${slug}.${value}`];
  if (typeof value !== 'object' || value === null) return [slug];
  return [slug, ...Object.entries(value).flatMap(([key, inner]) => activeIds(`${slug}.${key}`, inner))];
}

/** One member of a context that is another than before; undefined where it is not there. */
export interface Change {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What one step changed in what an actor knows. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const [one, other] = [membersOf(before), membersOf(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => one[key] !== other[key] && JSON.stringify(one[key]) !== JSON.stringify(other[key]))
    .map((key) => ({ key, before: one[key], after: other[key] }));
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
