import { expect, test } from 'vitest';
import {
  faultOf,
  triedNumbers,
  triedTexts,
  tryingAddress,
  type Tried,
} from '../../../src/domain/flows/change/changeable.ts';
import { patchOf, writtenAt } from '../../../src/domain/flows/change/patch.ts';

test('FLO-10 a number is a number, and no longer than a browser waits', () => {
  const delay = { kind: 'delay', value: '300' } as const;
  expect(['0', '500', '0.8', '2147483647'].map((typed) => faultOf(delay, typed))).toEqual([null, null, null, null]);
  const wrong = ['', ' 5', '-1', '1e3', '5 s', 'NaN', 'Infinity', '0x10', '१०'];
  expect(wrong.map((typed) => faultOf(delay, typed))).toEqual(wrong.map(() => 'Type a number, such as 500.'));
  expect(faultOf(delay, '2147483648')).toBe('Type a smaller number.');
});

test('FLO-10 a text keeps its values and its forms, and stays on one line', () => {
  const text = { kind: 'text', value: '{0} in your cart, total {1}' } as const;
  expect(faultOf(text, '{1} for {0}')).toBeNull();
  expect(faultOf(text, '{0} in your cart')).toBe('Keep {1}: a value goes there.');
  expect(faultOf(text, 'Your cart')).toBe('Keep {0} and {1}: a value goes there.');
  expect(faultOf(text, '{0}, {1}, {2}')).toBe('Leave out {2}: there is no such value.');
  expect(faultOf(text, '  ')).toBe('Type a text.');
  expect(faultOf(text, '{0}\n{1}')).toBe('Keep it on one line.');
  const counted = { kind: 'text', value: '# item|# items' } as const;
  expect(faultOf(counted, '# thing|# things')).toBeNull();
  expect(faultOf(counted, '# things')).toBe('Type 2 forms with “|” between them.');
  expect(faultOf(counted, 'one thing|# things')).toBe('Keep the “#” in each form: the number goes there.');
  expect(faultOf({ kind: 'text', value: 'Add' }, 'Add|Put')).toBe('Leave out the sign “|”.');
});

test('FLO-10 a shop tries the texts of its language only, and all numbers', () => {
  const tried: Tried = {
    language: 'hi',
    changes: {
      'en Add': { slug: 'cart', value: 'Put in' },
      'hi Add': { slug: 'cart', value: 'डालें' },
      '# src/domain/kit/constants.ts#motionConstants.quick': { slug: 'menu', value: '900' },
    },
  };
  expect([...triedTexts(tried)]).toEqual([['Add', 'डालें']]);
  expect(triedNumbers(tried)).toEqual({ 'src/domain/kit/constants.ts#motionConstants.quick': 900 });
  expect(tryingAddress('/shop?inspect=stage')).toBe('/flows/trying?inspect&of=%2Fshop%3Finspect%3Dstage');
});

test('FLO-10 values are written as the sources write them', () => {
  const template = { kind: 'template', tag: 't', values: ['view.count', 'total'] } as const;
  expect(writtenAt(template, '{1} for {0}')).toBe('t`${total} for ${view.count}`');
  expect(writtenAt(template, 'A `b` \\ ${c} {0}{1}')).toBe('t`A \\`b\\` \\\\ \\${c} ${view.count}${total}`');
  expect(writtenAt({ kind: 'forms' }, "one man's|# men's")).toBe(`{ one: "one man's", other: "# men's" }`);
  expect(writtenAt({ kind: 'catalogue', form: 1 }, 'एक "वस्तु"|# वस्तुएँ')).toBe('"# वस्तुएँ"');
  expect(writtenAt({ kind: 'catalogue', form: 0 }, 'एक "वस्तु"|# वस्तुएँ')).toBe('"एक \\"वस्तु\\""');
  expect(
    ['300', '9999', '10000', '1234567', '0.8', '007'].map((value) => writtenAt({ kind: 'number' }, value)),
  ).toEqual(['300', '9999', '10_000', '1_234_567', '0.8', '7']);
});

test('FLO-10 two changes on a line, and one near them, are one part of the patch', () => {
  const lines = { 1: 'const a = 1, b = 2;', 2: '', 3: 'const c = 3;', 4: 'end' };
  const at = (line: number, column: number) => ({
    file: 'a.ts',
    line,
    column,
    endLine: line,
    endColumn: column + 1,
    form: { kind: 'number' } as const,
  });
  const number = (name: string, value: string, place: ReturnType<typeof at>) => ({
    what: {
      id: `# ${name}`,
      kind: 'limit' as const,
      language: 'en' as const,
      key: name,
      name,
      says: '',
      value,
      places: [place],
    },
    value: `${value}0`,
  });
  const changed = [number('b', '2', at(1, 17)), number('c', '3', at(3, 10)), number('a', '1', at(1, 10))];
  expect(patchOf(changed, { 'a.ts': lines })).toBe(
    [
      '--- a/a.ts',
      '+++ b/a.ts',
      '@@ -1,4 +1,4 @@',
      '-const a = 1, b = 2;',
      '+const a = 10, b = 20;',
      ' ',
      '-const c = 3;',
      '+const c = 30;',
      ' end',
      '',
    ].join('\n'),
  );
  expect(patchOf([], { 'a.ts': lines })).toBe('');
});
