import { expect, test } from 'vitest';
import { atOwnFields } from '../../../src/app/admin/orders/draft-orders/draft-errors.ts';
import { CallFailed, failureOf } from '../../../src/domain/kit/failure.ts';
import { sampleOrder } from '../../../src/machines/orders/order-cases.ts';

const { address } = sampleOrder;

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
  const body = { phone: '+919876543210', address: { ...address, phone: '12' } };
  const failed = await atOwnFields(Promise.reject(new CallFailed({ ...whole, fields })), body).catch(failureOf);
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
  await expect(atOwnFields(Promise.reject(offline), body)).rejects.toBe(offline);
  expect(await atOwnFields(Promise.resolve(7), body)).toBe(7);
});

test('DRF-01 a wrong number of the customer, who also receives it, is told once', async () => {
  const fields = { phone: 'Enter a mobile number', 'address.phone': 'Enter a mobile number' };
  const told = {
    kind: 'refused',
    status: 422,
    slug: 'invalid-input',
    message: '',
    retryAfter: null,
    body: null,
  } as const;
  const refused = async (phone: string) =>
    atOwnFields(Promise.reject(new CallFailed({ ...told, fields })), {
      phone: '12',
      address: { ...address, phone },
    }).catch(failureOf);
  expect(await refused('12')).toEqual({ ...told, fields: { phone: 'Enter a mobile number' } });
  expect(await refused('13')).toMatchObject({ fields: { addressPhone: 'Enter a mobile number' } });
});
