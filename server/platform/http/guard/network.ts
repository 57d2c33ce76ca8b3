import ipaddr from 'ipaddr.js';

/** Of the 128 bits of an IPv6 address, those that name the network: one customer of a provider holds at least these. */
const networkBits = 64;

/**
 * The network that a limit by address counts (SEC-03): an IPv4 address as it is, IPv6 as its /64, since one customer
 * commands all of it. IPv4 written as IPv6 ('::ffff:192.0.2.1') is IPv4. What is no address is 'unknown'.
 */
export function networkOf(ip: string): string {
  const [bare = ''] = withoutPort(ip.trim()).split('%');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const address = ipaddr.process(bare);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${networkBits}`);
  return `${network.toString()}/${networkBits}`;
}

/** Some proxies name the caller's port too: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
function withoutPort(ip: string): string {
  return /^([\d.]+):\d+$/u.exec(ip)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/u.exec(ip)?.[1] ?? ip;
}
