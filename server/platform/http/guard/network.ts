import ipaddr from 'ipaddr.js';

/** The network part of an IPv6 address: a provider's customer gets at least this much. */
const networkBits = 64;

/**
 * The network that rate limits by address count (SEC-03): IPv4 as it is; IPv6 as its /64, because one customer
 * controls all of it. IPv4-mapped IPv6 ('::ffff:192.0.2.1') counts as IPv4. Invalid addresses are 'unknown'.
 */
export function networkOf(ip: string): string {
  const [bare = ''] = withoutPort(ip.trim()).split('%');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const address = ipaddr.process(bare);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${networkBits}`);
  return `${network.toString()}/${networkBits}`;
}

/** Some proxies include the caller's port: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
function withoutPort(ip: string): string {
  return /^([\d.]+):\d+$/u.exec(ip)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/u.exec(ip)?.[1] ?? ip;
}
