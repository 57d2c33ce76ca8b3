import { expect, test } from 'vitest';
import { CallFailed, failureOf, isCallFailed } from '../../../src/domain/kit/failure.ts';

test('ERR-02 a failed call says why, also where another copy of the class made it', () => {
  const own = new CallFailed({ kind: 'offline' });
  const foreign = Object.assign(new Error('offline'), { name: 'CallFailed', failure: { kind: 'offline' } });
  expect([own, foreign].map(isCallFailed)).toEqual([true, true]);
  expect([own, foreign].map(failureOf)).toEqual([{ kind: 'offline' }, { kind: 'offline' }]);
});

test('ERR-02 anything else that was thrown is broken, and says what it said', () => {
  const thrown = [new TypeError('x is undefined'), 'text', { name: 'CallFailed', failure: { kind: 'offline' } }];
  expect(thrown.map(isCallFailed)).toEqual([false, false, false]);
  expect(failureOf(thrown[0])).toEqual({ kind: 'broken', message: 'x is undefined' });
  expect(failureOf('text')).toEqual({ kind: 'broken', message: 'text' });
});
