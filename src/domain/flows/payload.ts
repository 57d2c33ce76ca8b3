import { CallFailed, isCallFailed, type Failure } from '../kit/failure.ts';

const failureMark = '$failure';
const dateMark = '$date';

/** Serialises an event as editable JSON. Failures and dates survive the round trip to another window. */
export function writtenPayload(value: unknown): string {
  return JSON.stringify(marked(value), null, 2) ?? '';
}

/** Parses what `writtenPayload` wrote. Throws a SyntaxError for invalid JSON. */
export function readPayload(text: string): unknown {
  return revived(JSON.parse(text));
}

function marked(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (isCallFailed(value)) return { [failureMark]: value.failure };
  if (value instanceof Error) return { [failureMark]: { kind: 'broken', message: value.message } };
  if (value instanceof Date) return { [dateMark]: value.toISOString() };
  if (Array.isArray(value)) return value.map(marked);
  if ('send' in value && typeof value.send === 'function') return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, marked(member)]));
}

function revived(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(revived);
  if (failureMark in value) return new CallFailed(value[failureMark] as Failure);
  if (dateMark in value) return new Date(String(value[dateMark]));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, revived(member)]));
}
