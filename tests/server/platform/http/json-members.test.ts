import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberCount, repeatedMember } from '../../../../server/platform/http/input/json-members.ts';

test('SEC-01 a member that is sent twice is found and named, however it is written', () => {
  const texts: [string, string][] = [
    ['{"total":1,"total":2}', 'total'],
    ['{"lines":[{"sku":"a"},{"sku":"a","price":1,"price":1499}]}', 'lines.1.price'],
    ['[{"a":{"b":[1,"x,}",{"c":1,"\\u0063":2}]}}]', '0.a.b.2.c'],
    [String.raw`{"a\"b":1, "a\"b" :2}`, 'a"b'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ];
  expect(texts.map(([text]) => repeatedMember(text))).toEqual(texts.map(([, path]) => path));
});

test('SEC-01 no value that is written once is taken for one that was sent twice', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value);
      const written = text.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '').replaceAll(/[^:]/gu, '').length;
      expect([memberCount(JSON.parse(text)), repeatedMember(text)]).toEqual([written, 'body']);
    }),
    { numRuns: 3000 },
  );
});

test('SEC-01 the largest body is looked through in milliseconds, whatever it is made of', () => {
  const many = `{${Array.from({ length: 26_000 }, (_, index) => `"k${index}":1`).join(',')},"k0":2}`;
  const escapes = `{"a":"${'\\\\'.repeat(120_000)}","a":1}`;
  const lists = `{"a":[${'[],'.repeat(80_000)}[]],"a":1}`;
  for (const [text, path] of [
    [many, 'k0'],
    [escapes, 'a'],
    [lists, 'a'],
  ] as const) {
    const began = performance.now();
    expect(repeatedMember(text)).toBe(path);
    expect(performance.now() - began).toBeLessThan(1000);
  }
});
