import { createBrowserInspector, createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import {
  besideName,
  channelName,
  listenerName,
  type HistoryMessage,
  type RoomMessage,
  type ShopMessage,
  type StepMessage,
  type TellMessage,
} from '../../domain/flows/inspection.ts';
import { faultOf } from './inspection/fault.ts';
import { depth, plain, refusedStep, seenSnapshot, stepOf } from './inspection/step.ts';

/**
 * Where to show the flows: in our flow room, in Stately's hosted inspector, as a frozen preview in the flow room, or to
 * a listener that a tool put on the page before it loaded.
 */
export type Inspection = 'room' | 'stately' | 'stage' | 'listener';

export type Inspect = (event: InspectionEvent) => void;

const maxMessages = 30_000;

/** Reads `?inspect` alone or with another kind, such as `?inspect=stage`; null without it. */
export function inspectionWanted(search: string): Inspection | null {
  const flag = new URLSearchParams(search).get('inspect');
  if (flag === null) return null;
  return flag === 'stately' || flag === 'stage' || flag === 'listener' ? flag : 'room';
}

/** Starts reporting what the actors do, in the protocol of @statelyai/inspect, without personal data. */
export async function openInspection(inspection: Inspection): Promise<Inspect> {
  if (inspection === 'stage') return (await import('./inspection/stage.ts')).openStage(window);
  if (inspection === 'listener') return listenerOf(window);
  const options = { serializationDepthLimit: depth, serialize: withoutPeople };
  return inspection === 'stately' ? forwarded(createBrowserInspector(options)) : roomInspection(options);
}

/** It hears the actors themselves, at the moment; a page without one tells nobody. */
function listenerOf(page: Window): Inspect {
  const listener: unknown = Reflect.get(page, listenerName);
  return typeof listener === 'function' ? (event) => void Reflect.apply(listener, page, [event]) : () => {};
}

interface Observing {
  readonly inspect: { next?: (event: InspectionEvent) => void };
}

function forwarded(inspector: Observing): Inspect {
  return (event) => inspector.inspect.next?.(event);
}

/** Late joiners get the history. Actor messages are always kept; others are dropped beyond 30,000. */
function roomInspection(options: Parameters<typeof createInspector>[1]): Inspect {
  const channel = new BroadcastChannel(channelName);
  // The flow room named the shop window beside its chart.
  const shop = window.name === besideName ? besideName : crypto.randomUUID().slice(0, 8);
  const say = (message: TellMessage | HistoryMessage | { type: 'bye' }) =>
    channel.postMessage({ ...message, shop } satisfies ShopMessage);
  const actors = new Map<string, AnyActorRef>();
  let sequence = 0;
  const births: TellMessage[] = [];
  const happenings: TellMessage[] = [];
  const post = (told: StatelyInspectionEvent | StepMessage) => {
    const message = told as TellMessage;
    const kept = message.type === '@xstate.actor' ? births : happenings;
    kept.push(message);
    if (happenings.length > maxMessages) happenings.splice(0, maxMessages / 10);
    say(message);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<RoomMessage>) => {
    if ((data.shop ?? shop) !== shop) return;
    if (data.type === 'hello') say({ type: 'history', events: [...births, ...happenings] });
    const actor = data.type === 'send' ? actors.get(data.sessionId) : undefined;
    if (data.type !== 'send' || !actor) return;
    const fault = faultOf(actor, data.event);
    if (fault === null) actor.send(data.event);
    else post(refusedStep(actor, data.event, (sequence += 1), `It would break the flow: ${fault}`));
  });
  window.addEventListener('pagehide', () => say({ type: 'bye' }));
  const inspector = createInspector({ send: post }, options);
  return (event) => {
    actors.set(event.actorRef.sessionId, event.actorRef as AnyActorRef);
    if (event.type === '@xstate.microstep') {
      sequence += 1;
      post(stepOf(event, sequence));
    }
    forwarded(inspector)(event);
  };
}

/** The message as plain data that can be cloned between tabs. Events and snapshots are redacted. */
function withoutPeople(message: StatelyInspectionEvent): StatelyInspectionEvent {
  const { type } = message;
  if (type === '@xstate.actor') return json({ ...message, snapshot: seenSnapshot(message.snapshot) }, message);
  if (type === '@xstate.event') return json({ ...message, event: plain(message.event) }, message);
  return json({ ...message, event: plain(message.event), snapshot: seenSnapshot(message.snapshot) }, message);
}

function json<Message>(value: object, _like: Message): Message {
  return JSON.parse(JSON.stringify(value)) as Message;
}
