import { expect, test } from 'vitest';
import { hyphened, unbroken } from '../../../src/domain/kit/text/unbroken.ts';

test('PHN-01 a number stays with what it counts, and a single letter with the word behind its hyphen', () => {
  expect(unbroken('120 mg per 5 drops')).toBe('120\u00a0mg per 5\u00a0drops');
  expect(hyphened('by e-mail, or by e-mails')).toBe('by e-\u2060mail, or by e-\u2060mails');
  expect(hyphened('the E-Commerce Rules')).toBe('the E-\u2060Commerce Rules');
  // Long words may still be divided where they are put together.
  expect(hyphened('cold-pressed oil, 5-7 days')).toBe('cold-pressed oil, 5-7 days');
});
