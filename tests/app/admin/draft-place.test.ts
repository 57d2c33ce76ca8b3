import { expect, test } from 'vitest';
import { placedBy } from '../../../src/app/admin/orders/draft-orders/placed-by.ts';

const bengaluru = { pincode: '560066', city: 'Bengaluru', state: 'Karnataka' };
const mumbai = { pincode: '400001', city: 'Mumbai', state: 'Maharashtra' };
const empty = { pincode: '560066', city: '', state: '', placedCity: '', placedState: '' };

test('DRF-01, CHK-03 a pincode fills in what is empty, and what the pincode before it filled in', () => {
  const first = { ...empty, ...placedBy(empty, bengaluru) };
  expect(first).toMatchObject({ city: 'Bengaluru', state: 'Karnataka' });
  const moved = { ...first, pincode: '400001' };
  expect({ ...moved, ...placedBy(moved, mumbai) }).toMatchObject({ city: 'Mumbai', state: 'Maharashtra' });
});

test('DRF-01, CHK-03 what somebody typed stays, and an answer to a pincode of before changes nothing', () => {
  const first = { ...empty, ...placedBy(empty, bengaluru) };
  const typed = { ...first, pincode: '400001', city: 'Colaba' };
  const { city, state } = { ...typed, ...placedBy(typed, mumbai) };
  expect([city, state]).toEqual(['Colaba', 'Maharashtra']);
  expect(placedBy({ ...first, pincode: '4000' }, mumbai)).toEqual({});
  expect(placedBy(empty, { ...bengaluru, city: null, state: 'Atlantis' })).toEqual({});
});
