import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallFailed } from '../../../src/domain/kit/failure.ts';
import { changesBetween } from '../../../src/domain/flows/inspection.ts';
import { readPayload, writtenPayload } from '../../../src/domain/flows/payload.ts';
import { readRecording } from '../../../src/domain/flows/recording.ts';

const step = fc.record({
  type: fc.constant('@xstate.microstep' as const),
  sequence: fc.nat(),
  at: fc.nat(),
  sessionId: fc.string(),
  event: fc.record({ type: fc.string(), amount: fc.integer() }),
  snapshot: fc.record({ status: fc.constantFrom('active' as const, 'done' as const), value: fc.string() }),
  transitions: fc.array(fc.string()),
  refusedBy: fc.array(fc.string()),
});

test('FLO-03 a recording that was saved is read as it was', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const actors = { 'x:1': { sessionId: 'x:1', slug: 'cart', parentId: null } };
      expect(readRecording(JSON.stringify({ actors, steps }))).toEqual({ actors, steps });
    }),
  );
});

test('FLO-03 whatever else a file holds is no recording, and nothing breaks', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readRecording(text);
      expect(read === null || Array.isArray(read.steps)).toBe(true);
    }),
  );
  expect(readRecording('{"actors":{},"steps":[{"sequence":1}]}')).toBeNull();
  expect(readRecording('[]')).toBeNull();
});

test('FLO-03 a payload is the same after it was written, with failed calls and dates as what they are', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readPayload(writtenPayload(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const failure = new CallFailed({ kind: 'offline' });
  const at = new Date('2026-11-04T04:30:00.000Z');
  const read = readPayload(writtenPayload({ error: failure, at, parent: { send: () => {} }, list: [failure] }));
  expect(read).toEqual({ error: failure, at, list: [failure] });
});

test('FLO-02 what a step changed is named by its key', () => {
  expect(changesBetween({ a: 1, b: [1], c: 'x' }, { a: 1, b: [2], d: null })).toEqual([
    { key: 'b', before: [1], after: [2] },
    { key: 'c', before: 'x', after: undefined },
    { key: 'd', before: undefined, after: null },
  ]);
  expect(changesBetween(undefined, undefined)).toEqual([]);
});
