import { expect, test } from 'vitest';
import { withoutMade } from '../../../../src/app/admin/kit/form/read-draft.ts';
import { withAccount } from '../../../../src/app/admin/people/person-form.ts';
import { CallFailed, failureOf } from '../../../../src/domain/kit/failure.ts';

test('ADM-01 what is made from an empty field is no second mistake', () => {
  const parts = { made: 'sku', from: 'name' };
  expect(withoutMade({ name: 'Please fill this in', sku: 'Use a code', price: 'Enter a number' }, parts)).toEqual({
    name: 'Please fill this in',
    price: 'Enter a number',
  });
  expect(withoutMade({ sku: 'Use a code' }, parts)).toEqual({ sku: 'Use a code' });
});

test('ADM-01 a number that no account has is told together with what else is wrong', async () => {
  const acted: string[] = [];
  const answer = withAccount(null, async (id) => {
    acted.push(id);
    throw new CallFailed({
      kind: 'refused',
      status: 422,
      slug: 'invalid-input',
      message: '2 fields have errors',
      fields: { id: 'Invalid UUID', note: 'Please fill this in' },
      retryAfter: null,
      body: null,
    });
  });
  const failure = await answer.catch(failureOf);
  expect(failure).toMatchObject({
    fields: { phone: 'No account has this number', note: 'Please fill this in' },
  });
  expect(failure).not.toHaveProperty('fields.id');
  expect(acted).toEqual(['none']);
  expect(await withAccount('one', async (id) => id)).toBe('one');
});
