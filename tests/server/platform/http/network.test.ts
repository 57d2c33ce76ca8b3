import { expect, test } from 'vitest';
import { networkOf } from '../../../../server/platform/http/guard/network.ts';

test('SEC-03 limits by address count IPv4 by address, IPv6 by /64, and mapped IPv4 as IPv4', () => {
  const seen = [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:3::1',
    'fe80::1%eth0',
    '::1',
    '127.0.0.1',
    '',
    'somebody',
    '203.0.113.7:4711',
    '[2001:db8:1:2::7]:4711',
  ];
  expect(seen.map(networkOf)).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    '203.0.113.7',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:1:3::/64',
    'fe80::/64',
    '::/64',
    '127.0.0.1',
    'unknown',
    'unknown',
    '203.0.113.7',
    '2001:db8:1:2::/64',
  ]);
});
