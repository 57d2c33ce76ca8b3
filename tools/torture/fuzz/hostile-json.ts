import type { Chance } from '../chance.ts';

/** Values that no member expects. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  -1,
  0,
  -0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_VALUE,
  '',
  ' ',
  '5',
  'true',
  'null',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '%00',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\u202E\u200B\uFEFF',
  '../../../../etc/passwd',
  '9'.repeat(400),
  'a'.repeat(5000),
  '2026-02-30T25:61:00Z',
  '-infinity',
  '0x10',
  [[[[[[]]]]]],
  { __proto__: { isAdmin: true } },
  { toString: 1, valueOf: 2 },
  ['__proto__'],
];

const strangeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'isAdmin',
  'price',
  '',
  'then',
  '$ref',
  'length',
];

/** The same with one place broken: replaced, left out, added or turned round. */
export function brokenValue(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.happens(0.8)) {
    const items: readonly unknown[] = value;
    const at = chance.below(items.length);
    return items.with(at, brokenValue(items[at], chance));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const members = Object.entries(value);
    const dice = chance.next();
    if (members.length === 0 || dice < 0.15) {
      return Object.fromEntries([...members, [chance.pick(strangeNames), chance.pick(hostileValues)]]);
    }
    const [name] = chance.pick(members);
    if (dice < 0.3) return Object.fromEntries(members.filter(([other]) => other !== name));
    if (dice < 0.93) {
      return Object.fromEntries(
        members.map(([other, member]) => [other, other === name ? brokenValue(member, chance) : member]),
      );
    }
  }
  return chance.pick(hostileValues);
}

export interface HostileBody {
  readonly body: Buffer;
  /** Another than application/json; undefined leaves it. */
  readonly contentType?: string;
}

type Breaking = (text: string, chance: Chance) => HostileBody;

const asText = (text: string): HostileBody => ({ body: Buffer.from(text) });
/** Puts a member before the first one. */
const withMember = (text: string, member: string): HostileBody =>
  asText(text.startsWith('{') ? text.replace('{', `{${member}${text === '{}' ? '' : ','}`) : `{${member}}`);

const contentTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json/../x',
  '*/*',
  'application/problem+json',
];

const breakings: readonly Breaking[] = [
  (text) => {
    const [, name] = /"(\w+)":/u.exec(text) ?? [];
    return withMember(text, `"${name ?? 'x'}":null,"${name ?? 'x'}":[1]`);
  },
  (text, chance) => {
    const depth = chance.pick([25, 500, 60_000]);
    return asText(`${'['.repeat(depth)}${text}${']'.repeat(depth)}`);
  },
  (_, chance) => {
    const depth = chance.pick([25, 500, 20_000]);
    return asText(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
  },
  (text, chance) =>
    asText(
      text.replace(
        /:-?\d+(?:\.\d+)?/u,
        `:${chance.pick(['1e999', '-1e999', '9'.repeat(400), '1e-400', '-0', '0x1', '01', 'NaN'])}`,
      ),
    ),
  (text) => asText(text.replace(/":"[^"\\]*/u, '":"\\u0000')),
  (text) => asText(text.replace(/":"[^"\\]*/u, '":"\\ud800')),
  (text) => asText(text.replace(/"(\w+)":/u, '"\\udfff":')),
  (text, chance) => asText(text.slice(0, chance.below(Math.max(1, text.length)))),
  (text) => asText(`${text}${text}`),
  (text) => asText(`\uFEFF${text}`),
  (text) => withMember(text, '"__proto__":{"isAdmin":true}'),
  (text) => withMember(text, '"constructor":{"prototype":{"isAdmin":true}}'),
  (text) => ({ body: Buffer.concat([Buffer.from(text), Buffer.of(0xff, 0xfe, 0xc0, 0x80)]) }),
  (text) => ({ body: Buffer.from(text, 'utf16le') }),
  (text, chance) => ({ body: Buffer.from(text), contentType: chance.pick(contentTypes) }),
  (text) => withMember(text, `"note":"${'x'.repeat(300_000)}"`),
  () => asText(''),
  () => asText('""'),
  (_, chance) => ({ body: Buffer.from(Array.from({ length: 1 + chance.below(200) }, () => chance.below(256))) }),
];

/** The text of a body, broken as no client would write it. */
export function brokenBody(text: string, chance: Chance): HostileBody {
  return chance.pick(breakings)(text, chance);
}

/** A text for an address, as nobody would type it. */
export function hostileText(chance: Chance): string {
  const value = chance.pick(hostileValues);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
