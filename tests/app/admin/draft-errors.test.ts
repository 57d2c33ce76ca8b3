import { expect, test } from 'vitest';
import { atOwnFields } from '../../../src/app/admin/orders/draft-orders/draft-errors.ts';
import { CallFailed, failureOf } from '../../../src/domain/kit/failure.ts';

test('DRF-01 a refused part of the address is told at its field of the form, and everything else as it came', async () => {
  const fields = {
    address: 'Add the address first',
    'address.state': 'Choose a state',
    'address.name': 'Enter a name',
    'address.phone': 'Enter a mobile number',
    'lines.0.quantity': 'At most 10',
  };
  const whole = {
    kind: 'refused',
    status: 422,
    slug: 'invalid-input',
    message: 'Check the fields',
    retryAfter: null,
    body: null,
  } as const;
  const failed = await atOwnFields(Promise.reject(new CallFailed({ ...whole, fields }))).catch(failureOf);
  expect(failed).toMatchObject({
    status: 422,
    fields: {
      addressId: 'Add the address first',
      state: 'Choose a state',
      addressName: 'Enter a name',
      addressPhone: 'Enter a mobile number',
      'lines.0.quantity': 'At most 10',
    },
  });
  const offline = new CallFailed({ kind: 'offline' });
  await expect(atOwnFields(Promise.reject(offline))).rejects.toBe(offline);
  expect(await atOwnFields(Promise.resolve(7))).toBe(7);
});
