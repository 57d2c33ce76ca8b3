import { createBrowserInspector, createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { redacted } from '../domain/redaction/redaction.ts';

/** Where the flows are shown: in this shop's own room, or in Stately's hosted inspector (FLO-01). */
export type Inspection = 'room' | 'stately';

export type Inspect = (event: InspectionEvent) => void;

/** Of the same origin only: other sites cannot listen. */
export const channelName = 'mantra-flows';
const mostMessages = 2000;
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
  const post = (message: StatelyInspectionEvent | MicrostepMessage) => {
    const kept = message.type === '@xstate.actor' ? births : happenings;
    kept.push(message);
    if (happenings.length > mostMessages) happenings.shift();
    channel.postMessage(message);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<RoomMessage>) => {
    if (data.type === 'hello') channel.postMessage({ type: 'history', events: [...births, ...happenings] });
    if (data.type === 'send') actors.get(data.sessionId)?.send(data.event);
  });
  const inspector = createInspector({ send: post }, options);
  let sequence = 0;
  return (event) => {
    actors.set(event.actorRef.sessionId, event.actorRef as AnyActorRef);
    if (event.type === '@xstate.microstep') {
      sequence += 1;
      post(microstepOf(event, sequence));
    }
    forwarded(inspector)(event);
  };
}

type RoomMessage = { type: 'hello' } | { type: 'send'; sessionId: string; event: { type: string } };

interface MicrostepMessage {
  readonly type: '@xstate.microstep';
  readonly sequence: number;
  readonly sessionId: string;
  readonly event: unknown;
  readonly snapshot: unknown;
  readonly transitions: readonly string[];
}

/** One step of one actor with the transitions that it took; none means that the event did nothing. */
function microstepOf(
  event: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
  sequence: number,
): MicrostepMessage {
  return {
    type: '@xstate.microstep',
    sequence,
    sessionId: event.actorRef.sessionId,
    event: plain(event.event),
    snapshot: seenSnapshot(event.snapshot),
    transitions: event._transitions.map(
      (transition) => `${transition.source.id}|${transition.eventType || 'always'}`,
    ),
  };
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
function seenSnapshot(snapshot: object): object {
  const { status, value, context, output, error, tags } = snapshot as Record<string, unknown>;
  return {
    status,
    value,
    context: plain(context),
    output: plain(output),
    error: plain(error),
    ...(tags instanceof Set ? { tags: [...tags] } : {}),
  };
}

function json<Message>(value: object, _like: Message): Message {
  return JSON.parse(JSON.stringify(value)) as Message;
}
