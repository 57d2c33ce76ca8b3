import type { EventCases } from '../../machines/kit/cases.ts';

/** A sample payload as JSON for each event that has one. */
export function sampleTexts(cases: EventCases): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(cases).flatMap(([type, samples]) => {
      const first = typeof samples === 'function' ? undefined : samples[0];
      const { type: _type, ...payload } = first ?? { type };
      return Object.keys(payload).length === 0 ? [] : [[type, JSON.stringify(payload, null, 2)]];
    }),
  );
}
