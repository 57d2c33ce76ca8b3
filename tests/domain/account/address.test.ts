import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressErrors,
  isPincode,
  normalisedMobile,
  states,
  tidiedAddress,
  type Address,
} from '../../../src/domain/kit/address.ts';

const good: Address = {
  name: 'A Customer',
  phone: '90000 00001',
  line1: '4B, Palm Residency',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560066',
};

test.for([
  '9000000001',
  '90000 00001',
  '+91 90000-00001',
  '+919000000001',
  '0091 9000000001',
  '91 9000000001',
  '09000000001',
  '(90000) 00001',
])('CHK-03, SES-04 %s is one mobile number', (typed) => {
  expect(normalisedMobile(typed)).toBe('+919000000001');
});

test.for(['', '5000000001', '900000000', '90000000011', '+1 9000000001', 'nine', '+91 1234567890', '9000000001x'])(
  'CHK-03, SES-04 %s is none',
  (typed) => {
    expect(normalisedMobile(typed)).toBeNull();
  },
);

test('SES-04 a number stays the same when it is normalised again', () => {
  const ten = fc
    .tuple(fc.constantFrom('6', '7', '8', '9'), fc.integer({ min: 0, max: 999_999_999 }))
    .map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`);
  fc.assert(
    fc.property(ten, (digits) => {
      expect(normalisedMobile(digits)).toBe(`+91${digits}`);
      expect(normalisedMobile(`+91${digits}`)).toBe(`+91${digits}`);
    }),
  );
});

test('CHK-03 whatever is typed, a number is normalised or refused, never mangled', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (typed) => {
      const mobile = normalisedMobile(typed);
      expect(mobile === null || /^\+91[6-9]\d{9}$/u.test(mobile)).toBe(true);
    }),
  );
});

test('CHK-03 a pincode has six digits and does not begin with 0', () => {
  expect(['560066', '110001', '056006', '56006', '5600661', '56006a', ' 560066'].map(isPincode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('CHK-03 a good address has no errors and is kept tidy', () => {
  expect(addressErrors(good)).toEqual({});
  expect(tidiedAddress({ ...good, name: '  A Customer ', city: ' Bengaluru ' })).toEqual({
    ...good,
    phone: '+919000000001',
  });
});

test.for([
  ['name', 'A', 'Enter the name of the person who receives it'],
  ['phone', '12345', 'Enter a 10 digit mobile number that starts with 6, 7, 8 or 9'],
  ['line1', '  ', 'Enter the flat or house number, for example 4B, Palm Residency'],
  ['line2', 'x'.repeat(121), 'Use at most 120 characters'],
  ['city', '', 'Enter the city or town'],
  ['state', 'Atlantis', 'Choose a state'],
  ['pincode', '5600', 'Enter the 6 digit pincode, for example 560066'],
] as const)('CHK-03 a wrong %s says what to type', ([field, text, message]) => {
  expect(addressErrors({ ...good, [field]: text })).toEqual({ [field]: message });
});

test('CHK-03 every state and union territory of India can be chosen, once', () => {
  expect([states.length, new Set(states).size]).toEqual([36, 36]);
  for (const state of states) expect(addressErrors({ ...good, state })).toEqual({});
});
