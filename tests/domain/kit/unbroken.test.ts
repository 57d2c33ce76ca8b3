import { expect, test } from 'vitest';
import { unbroken } from '../../../src/domain/kit/text/unbroken.ts';

test('PHN-01 a number stays with what it counts', () => {
  expect(unbroken('120 mg per 5 drops')).toBe('120\u00a0mg per 5\u00a0drops');
});
