import type { ActorMessage, SeenSnapshot, StepMessage, TellMessage } from '../../../domain/flows/inspection.ts';
import type { Recording } from '../../../domain/flows/recording.ts';
import type { FlowRoomContext, Fork, LiveActor, Past, Place, SandboxInput } from './flow-room.types.ts';

/** Maximum number of steps that the room stores. */
export const maxSteps = 10_000;

type Told = Pick<FlowRoomContext, 'actors' | 'log' | 'sessionId'>;

/**
 * Applies a batch of messages from a shop: flows that started, and steps they took or refused. Steps already known
 * are ignored. An open chart without a flow follows the first one of its kind.
 */
export function told(context: Told & Pick<FlowRoomContext, 'slug'>, messages: readonly TellMessage[]): Told {
  const actors: Record<string, LiveActor> = { ...context.actors };
  const log = [...context.log];
  for (const message of messages) {
    if (message.type === '@xstate.actor') {
      actors[message.sessionId] ??= begun(message);
    } else if (message.type === '@xstate.microstep' && message.sequence > (log.at(-1)?.sequence ?? -1)) {
      log.push(message);
      const actor = actors[message.sessionId];
      if (actor) actors[message.sessionId] = moved(actor, message);
    }
  }
  return {
    actors,
    log: log.length > maxSteps ? log.slice(-maxSteps) : log,
    sessionId: context.sessionId ?? followed(actors, context.slug),
  };
}

export const noPast: Past = { actors: {}, log: [] };

/**
 * What a shop that has left did, as part of the past: its flows have stopped, and get ids that no other shop gives. The
 * open chart stays with its flow.
 */
export function leftBehind(context: Told & Pick<FlowRoomContext, 'past'>): Told & Pick<FlowRoomContext, 'past'> {
  const { actors, log, past, sessionId } = context;
  const visit = log.at(-1)?.sequence ?? 0;
  const idOf = (id: string) => (id in past.actors || !(id in actors) ? id : `${id} until ${visit}`);
  const stopped = Object.values(actors).map((actor): [string, LiveActor] => {
    const id = idOf(actor.sessionId);
    const { parentId, snapshot } = actor;
    return [
      id,
      {
        ...actor,
        sessionId: id,
        parentId: parentId && idOf(parentId),
        snapshot: { ...snapshot, status: 'stopped' },
      },
    ];
  });
  const first = past.log.length;
  const steps = log.map((step, index) => (index < first ? step : { ...step, sessionId: idOf(step.sessionId) }));
  const all: Past = { actors: Object.fromEntries(stopped), log: steps };
  return { ...all, past: all, sessionId: sessionId && idOf(sessionId) };
}

/** A shop's messages, numbered on from the past. */
export function numberedOn({ log }: Past, messages: readonly TellMessage[]): readonly TellMessage[] {
  const last = log.at(-1)?.sequence ?? 0;
  return messages.map((message) =>
    message.type === '@xstate.microstep' ? { ...message, sequence: message.sequence + last } : message,
  );
}

/** Whether these are the last words of a page that has closed: a page that opens begins with its flows. */
export function isLastWord(messages: readonly TellMessage[]): boolean {
  return messages.every(({ type }) => type !== '@xstate.actor');
}

/** The contents of a recording, shown instead of a shop. */
export function replayed({ slug }: Pick<FlowRoomContext, 'slug'>, { actors, steps }: Recording): Told {
  const first: SeenSnapshot = { status: 'active' };
  const blank = Object.values(actors).map((actor) => ({
    ...actor,
    first,
    snapshot: first,
    taken: [],
    visits: {},
    steps: 0,
  }));
  const known = Object.fromEntries(blank.map((actor) => [actor.sessionId, actor]));
  return told({ slug, actors: known, log: [], sessionId: null }, steps);
}

function followed(actors: Readonly<Record<string, LiveActor>>, slug: string | null): string | null {
  if (slug === null) return null;
  const own = Object.values(actors).filter((actor) => actor.slug === slug);
  return (own.find(({ snapshot }) => snapshot.status === 'active') ?? own[0])?.sessionId ?? null;
}

function begun(message: ActorMessage): LiveActor {
  const { sessionId, snapshot } = message;
  return {
    sessionId,
    slug: slugOf(message),
    parentId: message.parentId ?? null,
    first: snapshot,
    snapshot,
    taken: [],
    visits: {},
    steps: 0,
  };
}

function moved(actor: LiveActor, { snapshot, transitions: taken }: StepMessage): LiveActor {
  const visits = { ...actor.visits };
  for (const id of taken) visits[id] = (visits[id] ?? 0) + 1;
  return { ...actor, snapshot, taken, visits, steps: actor.steps + 1 };
}

/** The slug in the actor's definition, whatever the actor's id; null if it isn't a chart. */
function slugOf({ definition }: ActorMessage): string | null {
  try {
    const chart: unknown = JSON.parse(definition ?? 'null');
    return typeof chart === 'object' && chart !== null && 'id' in chart && typeof chart.id === 'string'
      ? chart.id
      : null;
  } catch {
    return null;
  }
}

/** The payload typed, {} if empty; null if it isn't a JSON object. */
export function payloadOf(text: string): object | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** A flow's last step up to a moment; undefined before its first. */
export function stepUpTo(
  log: readonly StepMessage[],
  sequence: number,
  sessionId: string | null,
): StepMessage | undefined {
  return log.findLast((step) => step.sessionId === sessionId && step.sequence <= sequence);
}

/** A flow's snapshot at the selected moment, or now; undefined if none is running. */
export function shownSnapshot({ actors, sessionId, log, at }: FlowRoomContext): SeenSnapshot | undefined {
  const actor = sessionId === null ? undefined : actors[sessionId];
  if (at === null) return actor?.snapshot;
  return stepUpTo(log, at, sessionId)?.snapshot ?? actor?.first;
}

const beginning = { start: 0, steps: [] };

/** Where a fork starts: the selected moment, else the selected state, else the flow's current state. */
export function sandboxInput(context: FlowRoomContext): SandboxInput {
  const { at, state, chart, slug } = context;
  const walk = at === null && state !== null ? chart?.walks?.[state] : undefined;
  return {
    slug: slug ?? '',
    walk: walk ?? beginning,
    snapshot: walk ? null : (shownSnapshot(context) ?? null),
  };
}

/** The context after something happened in a fork. */
export function forked(
  fork: Fork | null,
  { snapshot, offers, step }: Pick<Fork, 'snapshot' | 'offers'> & { step: StepMessage | null },
): Fork {
  return { snapshot, offers, log: [...(fork?.log ?? []), ...(step ? [step] : [])] };
}

/** The place to write into the URL. */
export function placeOf({ slug, at, state }: FlowRoomContext, change: Partial<Place> = {}): Place {
  return { slug, at, state, isForked: false, ...change };
}

const longestHint = 60;

/** JSON on one line, truncated if long. */
export function shortened(json: string): string {
  const line = json.replaceAll(/\s+/gu, ' ');
  return line.length > longestHint ? `${line.slice(0, longestHint)}…` : line;
}
