import { expect, test } from 'vitest';
import { upiAppLinks } from '../../../src/domain/checkout/upi-apps.ts';

test('CHK-04 each named app gets the payee, the amount and the order exactly as the server wrote them', () => {
  const query = 'pa=shop@sandbox&pn=Sandbox&am=1499.00&cu=INR&tn=Order%20M26-001001';
  expect(upiAppLinks(`upi://pay?${query}`)).toEqual([
    { name: 'Google Pay', href: `tez://upi/pay?${query}` },
    { name: 'PhonePe', href: `phonepe://pay?${query}` },
    { name: 'Paytm', href: `paytmmp://pay?${query}` },
    { name: 'BHIM', href: `bhim://upi/pay?${query}` },
  ]);
});

test('CHK-04 an address that isn’t a UPI payment opens no app', () => {
  expect(upiAppLinks('https://bank.example.in/pay?am=1')).toEqual([]);
});
