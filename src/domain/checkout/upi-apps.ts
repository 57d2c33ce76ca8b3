/** A payment app that people ask for by name, with the start of the address that opens it. */
const apps = [
  { name: 'Google Pay', opens: 'tez://upi/pay' },
  { name: 'PhonePe', opens: 'phonepe://pay' },
  { name: 'Paytm', opens: 'paytmmp://pay' },
  { name: 'BHIM', opens: 'bhim://upi/pay' },
] as const;

export interface UpiAppLink {
  readonly name: string;
  readonly href: string;
}

/**
 * Addresses that open a payment in the named apps: the server's own UPI address with another beginning, so payee and
 * amount stay what the server said (CHK-04). Empty for anything that isn't a UPI address.
 */
export function upiAppLinks(uri: string): readonly UpiAppLink[] {
  const [, query] = /^upi:\/\/pay\?(.+)$/u.exec(uri) ?? [];
  return query === undefined ? [] : apps.map(({ name, opens }) => ({ name, href: `${opens}?${query}` }));
}
