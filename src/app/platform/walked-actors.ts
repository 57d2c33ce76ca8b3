import { fromPromise, type AnyEventObject, type InspectionEvent } from 'xstate';
import { CallFailed, type Failure } from '../../domain/kit/failure.ts';
import { plainKey } from '../../domain/flows/plain-key.ts';
import type { Inspect } from './inspect.ts';

/** Drives a flow from outside the page, for `npm run paths -- run --on page`. */
export interface WalkedActors {
  /** Whether an actor of this chart is active. */
  isAlive(slug: string): boolean;
  /**
   * Resets the chart's newest actor to its start and stops its children and timers. Resolves with the new state as
   * a key.
   */
  restart(start: Start): Promise<string>;
  /** Sends an event to the flow. Resolves with the state's key. */
  tell(event: unknown): Promise<string>;
  /** Sends an event to another flow, to prepare the walk. */
  tellTo(slug: string, event: unknown): void;
  /** Resolves or rejects one of the flow's actors. Resolves with the state's key. */
  answer(id: string, kind: 'done' | 'error', value: unknown): Promise<string>;
  /** Milliseconds until the timer for this event fires; null when it isn't running. */
  timeTo(eventType: string): number | null;
  key(): string;
}

interface Start {
  readonly slug: string;
  readonly input: unknown;
  /** Ids of child actors that run for real. The others wait for `answer`. */
  readonly real: readonly string[];
  /** Cut off from its parent. */
  readonly isAlone: boolean;
  /** Milliseconds by delay name, replacing delays that depend on the current time. */
  readonly delays: Readonly<Record<string, number>>;
}

/** xstate internals, also used in tools/paths/graph.ts. Check both when upgrading. */
interface Inside {
  logic: {
    getInitialSnapshot(scope: unknown, input: unknown): unknown;
    readonly implementations?: { readonly delays: object };
  };
  readonly id: string;
  readonly sessionId: string;
  readonly options: { input?: unknown };
  readonly _parent?: Inside;
  readonly _actorScope: { stopChild(child: Inside): void };
  readonly system: {
    readonly scheduler: { cancelAll(actor: Inside): void };
    readonly _snapshot: { readonly _scheduledEvents: Readonly<Record<string, Scheduled>> };
  };
  getSnapshot(): Snapshot;
  send(event: unknown): void;
  update(snapshot: unknown, event: AnyEventObject): void;
}

interface Snapshot {
  readonly value: unknown;
  readonly status: string;
  readonly context: unknown;
  readonly children: Readonly<Record<string, Inside | undefined>>;
}

interface Scheduled {
  readonly source: Inside;
  readonly event: AnyEventObject;
  readonly delay: number;
  readonly startedAt: number;
}

interface Held {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const nobody = { send: () => {} };

/** Exposes the page's actors as `window.walking`. Loaded only in the sandbox, with `?inspect=walks`. */
export function walkedActors(): Inspect {
  const charts = new Map<string, Inside>();
  const held = new Map<string, Held>();
  let walked: Inside | null = null;
  let real: ReadonlySet<string> = new Set();
  const waiting = fromPromise(
    ({ self }) => new Promise((resolve, reject) => held.set(self.sessionId, { resolve, reject })),
  );

  function born(actor: Inside): void {
    const slug = slugOf(actor);
    if (slug !== null) charts.set(slug, actor);
    if (walked === null || actor._parent !== walked) return;
    if (slug === null && !real.has(actor.id)) actor.logic = waiting;
    if (slug !== null) actor.options.input = { ...(actor.options.input as object), parent: nobody };
  }

  const current = (): Inside => {
    if (!walked) throw new Error('No walk has started yet');
    return walked;
  };
  const key = () => {
    const { value, status, context } = current().getSnapshot();
    return plainKey({ value, status, context });
  };
  const settled = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    return key();
  };

  const walking: WalkedActors = {
    isAlive: (slug) => charts.get(slug)?.getSnapshot().status === 'active',
    restart(start) {
      const actor = charts.get(start.slug);
      if (!actor) throw new Error(`No flow of ${start.slug} lives here`);
      walked = actor;
      Object.assign(actor.logic.implementations?.delays ?? {}, start.delays);
      real = new Set(start.real);
      for (const child of Object.values(actor.getSnapshot().children)) {
        if (child) actor._actorScope.stopChild(child);
      }
      actor.system.scheduler.cancelAll(actor);
      actor.options.input = revived(start.input, start.isAlone ? nobody : (actor._parent ?? nobody));
      const event = { type: 'xstate.init', input: actor.options.input };
      actor.update(actor.logic.getInitialSnapshot(actor._actorScope, actor.options.input), event);
      return settled();
    },
    tell(event) {
      current().send(revived(event, nobody));
      return settled();
    },
    tellTo: (slug, event) => charts.get(slug)?.send(revived(event, nobody)),
    answer(id, kind, given) {
      const value = revived(given, nobody);
      const child = current().getSnapshot().children[id];
      const waits = child && held.get(child.sessionId);
      if (child) held.delete(child.sessionId);
      if (waits && kind === 'done') waits.resolve(value);
      else if (waits) waits.reject(value);
      else {
        const outcome = kind === 'done' ? { output: value } : { error: value };
        current().send({ type: `xstate.${kind}.actor.${id}`, actorId: id, ...outcome });
      }
      return settled();
    },
    timeTo(eventType) {
      const all = Object.values(walked?.system._snapshot._scheduledEvents ?? {});
      const timer = all.find(({ source, event }) => source === walked && event.type === eventType);
      return timer ? Math.max(0, timer.startedAt + timer.delay - Date.now()) : null;
    },
    key,
  };
  Object.assign(window, { walking });
  return ({ type, actorRef }: InspectionEvent) => {
    if (type === '@xstate.actor') born(insideOf(actorRef));
  };
}

function insideOf(ref: object): Inside {
  return ref as Inside;
}

/** The id of the actor's chart; null when the actor isn't a machine. */
function slugOf({ logic }: Inside): string | null {
  const { implementations } = logic;
  return implementations === undefined ? null : String(Reflect.get(logic, 'id'));
}

/** Restores functions, errors, maps and sets from plain data. */
function revived(value: unknown, parent: object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => revived(each, parent));
  const { $kind: kind, ...rest } = value as Record<string, unknown>;
  switch (kind) {
    case 'listener':
      return parent;
    case 'function':
      return () => nobody;
    case 'failure':
      return new CallFailed(revived(rest['failure'], parent) as Failure);
    case 'error':
      return Object.assign(new Error(String(rest['message'])), { name: String(rest['name']) });
    case 'map':
      return new Map(revived(rest['entries'], parent) as [unknown, unknown][]);
    case 'set':
      return new Set(revived(rest['members'], parent) as unknown[]);
    default:
      return Object.fromEntries(Object.entries(rest).map(([name, member]) => [name, revived(member, parent)]));
  }
}
