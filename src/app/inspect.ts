import { createBrowserInspector, createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import {
  channelName,
  transitionId,
  type RoomMessage,
  type SeenSnapshot,
  type StepMessage,
} from '../domain/inspection/inspection.ts';
import { redacted } from '../domain/redaction/redaction.ts';

/** Where the flows are shown: in this shop's own room, or in Stately's hosted inspector (FLO-01). */
export type Inspection = 'room' | 'stately';

export type Inspect = (event: InspectionEvent) => void;

const mostMessages = 30_000;
const depth = 64;

/** What the page's address asks for: `?inspect` or `?inspect=stately`; null where it does not. */
export function inspectionWanted(search: string): Inspection | null {
  const flag = new URLSearchParams(search).get('inspect');
  if (flag === null) return null;
  return flag === 'stately' ? 'stately' : 'room';
}

/** Starts telling what the actors do, in the protocol of @statelyai/inspect, without personal data. */
export function openInspection(inspection: Inspection): Inspect {
  const options = { serializationDepthLimit: depth, serialize: withoutPeople };
  return inspection === 'stately' ? forwarded(createBrowserInspector(options)) : roomInspection(options);
}

interface Observing {
  readonly inspect: { next?: (event: InspectionEvent) => void };
}

function forwarded(inspector: Observing): Inspect {
  return (event) => inspector.inspect.next?.(event);
}

/** Late joiners get the whole history; actor messages are never dropped from it. */
function roomInspection(options: Parameters<typeof createInspector>[1]): Inspect {
  const channel = new BroadcastChannel(channelName);
  const actors = new Map<string, AnyActorRef>();
  const births: object[] = [];
  const happenings: object[] = [];
  const post = (message: StatelyInspectionEvent | StepMessage) => {
    const kept = message.type === '@xstate.actor' ? births : happenings;
    kept.push(message);
    if (happenings.length > mostMessages) happenings.shift();
    channel.postMessage(message);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<RoomMessage>) => {
    if (data.type === 'hello') channel.postMessage({ type: 'history', events: [...births, ...happenings] });
    if (data.type === 'send') actors.get(data.sessionId)?.send(data.event);
  });
  window.addEventListener('pagehide', () => channel.postMessage({ type: 'bye' }));
  const inspector = createInspector({ send: post }, options);
  let sequence = 0;
  return (event) => {
    actors.set(event.actorRef.sessionId, event.actorRef as AnyActorRef);
    if (event.type === '@xstate.microstep') {
      sequence += 1;
      post(stepOf(event, sequence));
    }
    forwarded(inspector)(event);
  };
}

type MicrostepEvent = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** One step of one actor with the transitions that it took; none means that the event did nothing, and who said no. */
function stepOf({ actorRef, event, snapshot, _transitions }: MicrostepEvent, sequence: number): StepMessage {
  return {
    type: '@xstate.microstep',
    sequence,
    at: Date.now(),
    sessionId: actorRef.sessionId,
    event: { type: event.type, ...(plain(event) as object) },
    snapshot: seenSnapshot(snapshot),
    transitions: _transitions.map(idOf),
    refusedBy: _transitions.length > 0 ? [] : refusals(snapshot as AnyMachineSnapshot, event.type),
  };
}

function idOf(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  const eventType = String(transition.eventType);
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  return transitionId(source.id, eventType, Math.max(0, siblings?.indexOf(transition) ?? 0));
}

/** The guards of every transition that this event could have taken here. */
function refusals({ _nodes }: AnyMachineSnapshot, eventType: string): string[] {
  return _nodes.flatMap(({ transitions }) =>
    (transitions.get(eventType) ?? []).flatMap(({ guard }) => {
      const name: unknown = typeof guard === 'object' ? guard.type : guard;
      return typeof name === 'string' ? [name] : [];
    }),
  );
}

/** Plain, redacted data: actors and functions left out, maps as objects. */
function plain(value: unknown): unknown {
  return redacted(withoutActors(value, 0));
}

function withoutActors(value: unknown, level: number): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null || level > depth) return value;
  if ('send' in value && typeof value.send === 'function') return undefined;
  if (Array.isArray(value)) return value.map((member) => withoutActors(member, level + 1));
  if (value instanceof Map) return withoutActors(Object.fromEntries(value), level + 1);
  if (value instanceof Error || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutActors(member, level + 1)]));
}

/** A message as plain data, fit to be cloned between tabs, with nobody's data in what happened and what came of it. */
function withoutPeople(message: StatelyInspectionEvent): StatelyInspectionEvent {
  const { type } = message;
  if (type === '@xstate.actor') return json({ ...message, snapshot: seenSnapshot(message.snapshot) }, message);
  if (type === '@xstate.event') return json({ ...message, event: plain(message.event) }, message);
  return json({ ...message, event: plain(message.event), snapshot: seenSnapshot(message.snapshot) }, message);
}

/** Of a snapshot only what it says: the machine behind it has no end. */
function seenSnapshot(snapshot: object): SeenSnapshot {
  const { status, value, context, tags } = snapshot as SeenSnapshot & { tags?: unknown };
  return {
    status,
    value,
    context: plain(context),
    ...(tags instanceof Set ? { tags: [...tags] } : {}),
  };
}

function json<Message>(value: object, _like: Message): Message {
  return JSON.parse(JSON.stringify(value)) as Message;
}
