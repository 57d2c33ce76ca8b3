import { matchesState, type AnyMachineSnapshot, type StateValue } from 'xstate';
import type { SeenSnapshot } from '../../domain/flows/inspection.ts';
import type { EventCases } from '../../machines/kit/cases.ts';

/** A sample payload as JSON for each event that has one. */
export function sampleTexts(cases: EventCases): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(cases).flatMap(([type, samples]) => {
      const first = typeof samples === 'function' ? undefined : samples[0];
      const text = textOf(first);
      return text === '' ? [] : [[type, text]];
    }),
  );
}

/** The sample payload of an event at this moment, such as the key of the first line of the cart; '' if there is none. */
export function sampleAt(cases: EventCases, type: string, { value, context }: SeenSnapshot): string {
  const samples = cases[type];
  if (typeof samples !== 'function') return textOf(samples?.[0]);
  try {
    const matches = (wanted: StateValue) => matchesState(wanted, value as StateValue);
    return textOf(samples({ value, context, matches } as AnyMachineSnapshot)[0]);
  } catch {
    // What the room sees of a flow is redacted, so a case may miss something.
    return '';
  }
}

function textOf(event: object | undefined): string {
  const { type: _, ...payload } = { type: '', ...event };
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload, null, 2);
}
