import ipaddr from 'ipaddr.js';

interface Proxies {
  /** In Fastify's format; false trusts no proxy. */
  readonly ranges: readonly string[] | false;
  /** The problem with the setting, phrased to follow its name; null when it is valid. */
  readonly mistake: string | null;
}

const example = 'write the addresses of your proxies, such as "10.0.0.0/8, 2001:db8::/32", or loopback or private';

/** Fastify's names for ranges. */
const words = new Map([
  ['loopback', 'loopback'],
  ['private', 'uniquelocal'],
  ['uniquelocal', 'uniquelocal'],
]);

/**
 * Parses the proxies trusted to report a caller's address (SEC-03): 'off', or a comma-separated list of addresses,
 * ranges, 'loopback' and 'private'. Trusting every proxy is refused, because callers could then fake their address.
 */
export function readProxies(text: string): Proxies {
  if (text === 'off') return { ranges: false, mistake: null };
  if (text === 'on') return { ranges: false, mistake: `can no longer be "on": ${example}` };
  const ranges: string[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    const range = words.get(part) ?? (isRange(part) ? part : null);
    if (range === null) return { ranges: false, mistake: `has "${part}", which names no proxies: ${example}` };
    ranges.push(range);
  }
  return { ranges, mistake: null };
}

/** An address or a range, but not all addresses. */
function isRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  return bits === undefined || (ipaddr.isValidCIDR(text) && Number(bits) > 0);
}
