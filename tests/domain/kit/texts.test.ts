import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../src/domain/kit/text/language.ts';
import { formsOf, pluralTableOf } from '../../../src/domain/kit/text/plural-forms.ts';
import { formOf, plural, t, withWords } from '../../../src/domain/kit/text/text.ts';
import { projectRoot } from '../../../tools/support/steps.ts';
import {
  faultsOf,
  readCatalogue,
  serverTexts,
  sourceTexts,
  writtenCatalogues,
} from '../../../tools/texts/catalogue.ts';
import { faultOf } from '../../../tools/texts/deeds.ts';
import { edited, markedTexts, marks } from '../../../tools/texts/marked.ts';
import { withTexts } from '../../../tools/texts/put-texts.ts';

const texts = sourceTexts();
const others = languages.slice(1);

test.for(others)(
  'LNG-01 %s has every text with its places and its plural forms, and none that nobody reads',
  (each) => {
    expect(texts.length).toBeGreaterThan(1_000);
    expect(faultsOf(texts, readCatalogue(each), each)).toEqual([]);
  },
);

test('LNG-01 Hindi never lacks a value, keeps English or says that something was removed, cancelled or free where English says the opposite', () => {
  const wrong = [...readCatalogue('hi')].flatMap(([english, forms]) =>
    forms.flatMap((form) => faultOf(english, form) ?? []).map((fault) => [english, ...forms, fault]),
  );
  expect(wrong).toEqual([]);
});

test.for(others)('LNG-01 the catalogues of %s are as `npm run texts` writes them', (each) => {
  const folder = join(projectRoot, 'languages', each);
  const wanted = writtenCatalogues(texts, readCatalogue(each), each);
  const names = [...wanted.keys()].map((room) => `${room}.po`);
  expect(readdirSync(folder).toSorted()).toEqual([...names, 'server.json'].toSorted());
  expect(readFileSync(join(folder, 'server.json'), 'utf8')).toBe(serverTexts(texts, readCatalogue(each)));
  for (const [room, content] of wanted) {
    expect(readFileSync(join(folder, `${room}.po`), 'utf8')).toBe(content.toString());
  }
});

test('LNG-01 a fault of a catalogue has a sentence of its own', () => {
  const some = [
    { key: 'Save {0}', plural: null, values: ['sum'], files: [] },
    { key: '# item', plural: '# items', values: [], files: [] },
    { key: 'Menu', plural: null, values: [], files: [] },
  ];
  const catalogue = new Map([
    ['Save {0}', ['बचत']],
    ['# item', ['# आइटम']],
    ['Home', ['होम']],
  ]);
  expect(faultsOf(some, catalogue, 'hi')).toEqual([
    'other places: Save {0}',
    'other forms: # item',
    'missing: Menu',
    'unused: Home',
  ]);
});

/** The code as a build has it: marks instead of texts, then the texts of a language. */
function built(code: string, language: ReadonlyMap<string, string>): string {
  const found = markedTexts('module.ts', code);
  const marked = edited(
    code,
    found.flatMap(({ edits }) => edits),
  );
  const known = found.map(({ key }) => [marks.whole(key).replaceAll('@', ''), language.get(key) ?? key] as const);
  return withTexts(marked, new Map(known));
}

test('LNG-01 a text stands in the code where its language wants the values, in whatever quotes', () => {
  const hindi = new Map([
    ['Menu', 'मेन्यू "`${'],
    ['Save {0} of {1}', '{1} में से {0} की `बचत`'],
    ['{0} item', '{0} आइटम'],
    ['# day', '# दिन|# दिन'],
  ]);
  expect(built('const a = t`Menu`;', hindi)).toBe('const a = `मेन्यू "\\`\\${`;');
  expect(built('f(t`Save ${a} of ${t`${n} item`}`)', hindi)).toBe('f(`${`${n} आइटम`} में से ${a} की \\`बचत\\``)');
  expect(built("plural(n, { one: '# day', other: '# days' })", hindi)).toBe('plural(n, "# दिन|# दिन")');
  // A minifier writes constants into texts, and texts into each other.
  const [key] = markedTexts('module.ts', 't`Save ${a} of ${b}`');
  const name = marks.whole(key?.key ?? '');
  const known = new Map([[name.replaceAll('@', ''), '{1} में से {0}']]);
  expect(withTexts(`x="${name}5${marks.next}9${marks.end}!"`, known)).toBe('x="9 में से 5!"');
  expect(withTexts(`x=\`<${name}\${a}${marks.next}9${marks.end}>\``, known)).toBe('x=`<9 में से ${a}>`');
  expect(() => withTexts(`x="${name}5"`, known)).toThrow('A text without its end');
});

test('LNG-01 every text of every language holds any values', () => {
  const value = fc.string({ maxLength: 8 });
  for (const language of others) {
    const catalogue = readCatalogue(language);
    const plain = texts.filter(({ plural: other }) => other === null);
    fc.assert(
      fc.property(fc.constantFrom(...plain), fc.array(value, { minLength: 6, maxLength: 6 }), ({ key }, values) => {
        const [text = ''] = catalogue.get(key) ?? [];
        const code = `t\`${key.replaceAll(/[`\\]/gu, '\\$&').replaceAll(/\{(\d)\}/gu, '${v[$1]}')}\``;
        const put = built(code, new Map([[key, text]]));
        const shown: unknown = runInNewContext(put, { v: values });
        expect(shown).toBe(text.replaceAll(/\{(\d)\}/gu, (_, at: string) => values[Number(at)] ?? ''));
      }),
      { numRuns: 1_500 },
    );
  }
});

test('LNG-01 counts take the forms of their language', () => {
  expect([pluralTableOf('en'), pluralTableOf('hi')]).toEqual(['101', '001']);
  fc.assert(
    fc.property(fc.constantFrom('en', 'hi', 'ta', 'ru', 'pl'), fc.nat(100_000), (language, count) => {
      const form = formsOf(language)[formOf(count, pluralTableOf(language))];
      expect(form).toBe(new Intl.PluralRules(language).select(count));
    }),
  );
});

test('LNG-01 what the server writes counts as the language does: no item is one form in English and the other in Hindi', () => {
  const itemsOf = (count: number) => plural(count, { one: '# item', other: '# items' });
  const words = { texts: new Map([['# item', '# चीज़|# चीज़ें']]), plurals: pluralTableOf('hi') };
  const written = withWords(words, () => [0, 1, 2].map(itemsOf));
  expect([written, [0, 1, 2].map(itemsOf)]).toEqual([
    ['0 चीज़', '1 चीज़', '2 चीज़ें'],
    ['0 items', '1 item', '2 items'],
  ]);
});

test('LNG-01 in the sources a text is its English', () => {
  expect(t`You save ${'₹185'} on ${2} items`).toBe('You save ₹185 on 2 items');
  const days = [0, 1, 2, 1_200].map((count) => plural(count, { one: '# day', other: '# days' }));
  expect(days).toEqual(['0 days', '1 day', '2 days', '1,200 days']);
});
