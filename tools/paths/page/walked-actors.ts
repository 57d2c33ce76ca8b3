import { fromPromise, type AnyEventObject, type InspectionEvent } from 'xstate';
import { listenerName } from '../../../src/domain/flows/inspection.ts';
import { plainKey } from '../../../src/domain/flows/plain-key.ts';
import { revived } from './wire.ts';

declare global {
  /** What this script puts on a walked page. */
  const walking: WalkedActors;
}

/** The live flow that is being walked, controlled from outside the page: `npm run paths -- run --on page` (QAP-03). */
export interface WalkedActors {
  /** Whether a flow of this chart is running. */
  isAlive(slug: string): boolean;
  /** Restarts the newest flow of a chart and stops whatever it had started. Resolves to the flow's key, like the next two. */
  restart(start: Start): Promise<string>;
  /** Sends the flow an event. */
  send(event: unknown): Promise<string>;
  /** Sends an event to another flow, on the way to the one to be walked. */
  sendTo(slug: string, event: unknown): void;
  /** Has one of its actors answer or fail. */
  answer(id: string, kind: 'done' | 'error', value: unknown): Promise<string>;
  /** Milliseconds until the flow's timer for this event fires; null without one. */
  timeTo(eventType: string): number | null;
  key(): string;
}

interface Start {
  readonly slug: string;
  readonly input: unknown;
  /** Ids of actors that do their real work; the walk answers for the others. */
  readonly real: readonly string[];
  /** Ids of flows that it starts and listens to. It hears nothing of the others. */
  readonly heard: readonly string[];
  /** Whether its parent hears nothing of it. */
  readonly isAlone: boolean;
  /** Milliseconds of its timers by name: the page may compute others from its own data. */
  readonly delays: Readonly<Record<string, number>>;
}

/** The private parts of an XState actor. After an upgrade, check here and in tools/paths/graph.ts first. */
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

/** Follows every actor of the page, and answers for those that the walked flow starts. */
function walkedActors(): { controls: WalkedActors; hear: (event: InspectionEvent) => void } {
  const charts = new Map<string, Inside>();
  const held = new Map<string, Held>();
  let walked: Inside | null = null;
  let real: ReadonlySet<string> = new Set();
  let heard: ReadonlySet<string> = new Set();
  const waiting = fromPromise(
    ({ self }) => new Promise((resolve, reject) => held.set(self.sessionId, { resolve, reject })),
  );

  function born(actor: Inside): void {
    const slug = slugOf(actor);
    if (slug !== null) charts.set(slug, actor);
    if (walked === null || actor._parent !== walked) return;
    if (slug === null && !real.has(actor.id)) actor.logic = waiting;
    if (slug !== null && !heard.has(actor.id)) {
      actor.options.input = { ...(actor.options.input as object), parent: nobody };
    }
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

  const controls: WalkedActors = {
    isAlive: (slug) => charts.get(slug)?.getSnapshot().status === 'active',
    restart(start) {
      const actor = charts.get(start.slug);
      if (!actor) throw new Error(`No ${start.slug} flow is running on this page`);
      walked = actor;
      Object.assign(actor.logic.implementations?.delays ?? {}, start.delays);
      real = new Set(start.real);
      heard = new Set(start.heard);
      for (const child of Object.values(actor.getSnapshot().children)) {
        if (child) actor._actorScope.stopChild(child);
      }
      actor.system.scheduler.cancelAll(actor);
      actor.options.input = revived(start.input, start.isAlone ? nobody : (actor._parent ?? nobody));
      const event = { type: 'xstate.init', input: actor.options.input };
      actor.update(actor.logic.getInitialSnapshot(actor._actorScope, actor.options.input), event);
      return settled();
    },
    send(event) {
      current().send(revived(event, nobody));
      return settled();
    },
    sendTo: (slug, event) => charts.get(slug)?.send(revived(event, nobody)),
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
  const hear = ({ type, actorRef }: InspectionEvent) => {
    if (type === '@xstate.actor') born(insideOf(actorRef));
  };
  return { controls, hear };
}

function insideOf(ref: object): Inside {
  return ref as Inside;
}

/** The id of an actor's chart; null if it isn't a chart. */
function slugOf({ logic }: Inside): string | null {
  const { implementations } = logic;
  return implementations === undefined ? null : String(Reflect.get(logic, 'id'));
}

const { controls, hear } = walkedActors();
Object.assign(window, { walking: controls, [listenerName]: hear });
