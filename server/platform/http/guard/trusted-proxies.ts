import ipaddr from 'ipaddr.js';

interface Proxies {
  /** As Fastify takes them; false trusts no proxy. */
  readonly ranges: readonly string[] | false;
  /** What is wrong with the setting, to follow its name; null where nothing is. */
  readonly mistake: string | null;
}

const example = 'write the addresses of your proxies, such as "10.0.0.0/8, 2001:db8::/32", or loopback or private';

/** Words for ranges, as Fastify calls them. */
const words = new Map([
  ['loopback', 'loopback'],
  ['private', 'uniquelocal'],
  ['uniquelocal', 'uniquelocal'],
]);

/**
 * Reads whose word on a caller's address counts (SEC-03): 'off', or addresses, ranges and the words 'loopback' and
 * 'private' with commas between them. Trusting every proxy is refused: callers could then choose their address.
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

/** An address or a range of them, but not of all. */
function isRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  return bits === undefined || (ipaddr.isValidCIDR(text) && Number(bits) > 0);
}
