import type { SnapshotFrom } from 'xstate';
import { changesBetween, type StepMessage } from '../../../domain/flows/inspection.ts';
import type { flowRoomMachine } from './flow-room.machine.ts';
import { shortened } from './flow-room.rules.ts';
import { systemText } from './flow-room.words.view.ts';
import type { FlowRoomContext, LiveActor } from './flow-room.types.ts';

type Snapshot = SnapshotFrom<typeof flowRoomMachine>;

export interface LogRow {
  readonly sequence: number;
  /** On this device's clock, with milliseconds. */
  readonly time: string;
  readonly actor: string;
  /** Its type, such as 'item.add'; those of the system in words, such as 'The order is placed'. */
  readonly event: string;
  /** The payload as JSON; '' if empty. */
  readonly payload: string;
  readonly hint: string;
  /** The new state, such as 'open' or 'lines.empty, drawer.open', or why nothing happened. */
  readonly outcome: string;
  /** 'quantity: 1 → 2', one per line. */
  readonly changes: readonly string[];
  readonly isIgnored: boolean;
  readonly isOpen: boolean;
}

export interface LogView {
  readonly rows: readonly LogRow[];
  readonly total: number;
  /** Position of the selected step; null if none is selected. */
  readonly place: number | null;
  /** The sequence number at a position of the timeline. */
  sequenceAt(place: number): number;
  readonly isFork: boolean;
}

const rowsShown = 100;

/** The steps around the selected one, or else the latest; newest first. */
export function logView(room: Snapshot): LogView {
  const { context } = room;
  const isFork = room.matches({ wall: { drawn: 'forked' } });
  const log = isFork ? (context.fork?.log ?? []) : context.log;
  const at = isFork ? null : context.at;
  const place = at === null ? null : log.findLastIndex(({ sequence }) => sequence <= at);
  const end = place === null ? log.length : Math.min(log.length, place + 1 + rowsShown / 2);
  const start = Math.max(0, end - rowsShown);
  const rows = log.slice(start, end).map((step, offset) =>
    rowOf(step, before(log, start + offset, context), {
      actors: context.actors,
      at,
      ...(isFork ? { slug: context.slug } : {}),
    }),
  );
  return {
    rows: rows.toReversed(),
    total: log.length,
    place,
    sequenceAt: (index) => log[index]?.sequence ?? 0,
    isFork,
  };
}

/** The flow's context before a step. */
function before(log: readonly StepMessage[], index: number, { actors }: FlowRoomContext): unknown {
  const { sessionId } = log[index] ?? {};
  for (let place = index - 1; place >= 0; place -= 1) {
    const step = log[place];
    if (step && step.sessionId === sessionId) return step.snapshot.context;
  }
  return sessionId === undefined ? undefined : actors[sessionId]?.first.context;
}

interface RowScene {
  readonly actors: Readonly<Record<string, LiveActor>>;
  readonly at: number | null;
  readonly slug?: string | null;
}

function rowOf(step: StepMessage, known: unknown, { actors, at, slug }: RowScene): LogRow {
  const { transitions, refusedBy, event, sessionId, snapshot, sequence } = step;
  const { type, ...payload } = event;
  // Whoever stops a flow asks none of its states.
  const isIgnored = transitions.length === 0 && type !== 'xstate.stop';
  const text = Object.keys(payload).length === 0 ? '' : JSON.stringify(payload, null, 2);
  return {
    sequence,
    time: timeText(step.at),
    actor: slug ?? actors[sessionId]?.slug ?? sessionId,
    event: systemText(type),
    payload: text,
    hint: shortened(text),
    outcome: isIgnored ? ignoredText(refusedBy) : valueText(snapshot.value),
    changes: known === undefined ? [] : changesBetween(known, snapshot.context).map(changeText),
    isIgnored,
    isOpen: sequence === at,
  };
}

function ignoredText(refusedBy: readonly string[]): string {
  if (refusedBy.length === 0) return 'no state listens to it here';
  const isSentence = refusedBy.some((one) => one.includes(' '));
  return isSentence ? refusedBy.join(', ') : `${refusedBy.join(', ')} said no`;
}

/** 'open'; of several regions 'lines.empty, drawer.open'. */
function valueText(value: unknown): string {
  return leavesOf(value).join(', ');
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [typeof value === 'string' ? value : String(value)];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner).map((leaf) => `${key}.${leaf}`));
}

function timeText(at: number): string {
  const minutes = new Date(at).getTimezoneOffset();
  return new Date(at - minutes * 60_000).toISOString().slice(11, 23);
}

function changeText({ key, before: old, after }: ReturnType<typeof changesBetween>[number]): string {
  return `${key}: ${shortText(old)} → ${shortText(after)}`;
}

function shortText(value: unknown): string {
  return value === undefined ? 'nothing' : shortened(JSON.stringify(value));
}
