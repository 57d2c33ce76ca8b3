import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import {
  asTexts,
  choice,
  either,
  type Field,
  type FieldSet,
  flag,
  formOnly,
  fresh,
  hidden,
  lines,
  money,
  moneyOrNull,
  moment,
  momentOrNull,
  own,
  percent,
  rows,
  text,
  textOrNull,
  type Unsent,
  wholeNumber,
} from '../../../../src/app/admin/kit/form/fields.ts';
import { aside, type Card, card, formOf } from '../../../../src/app/admin/kit/form/form-of.ts';

interface Offer {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly note: string | null;
  readonly kind: 'percentage' | 'amount' | 'free';
  readonly value: number;
  readonly least: number | null;
  readonly until: string;
  readonly from: string | null;
  readonly isOn: boolean;
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
  readonly parts: readonly { readonly sku: string; readonly grams: number }[];
}
type Body = Omit<Offer, 'id' | 'version'>;

const form = formOf<Offer, Body>()({
  slug: 'coupons',
  noun: { one: 'offer', many: 'offers' },
  name: 'name',
  usual: { isOn: true, parts: [{ sku: 'neem', grams: 5 }], stock: 7 },
  cards: [
    card('First', {
      name: text('Name'),
      note: textOrNull('Note'),
      kind: choice('Kind', { percentage: 'Percent', amount: 'Rupees', free: 'Free' }),
      value: either(
        percent('Percent', { isShown: ({ kind }) => kind === 'percentage', unseen: 0 }),
        money('Amount', { isShown: ({ kind }) => kind === 'amount', unseen: 0 }),
      ),
      least: moneyOrNull('Least'),
      until: moment('Until'),
      from: momentOrNull('From'),
    }),
    aside('Second', {
      isOn: flag('On'),
      tags: lines('Tags'),
      pictures: own('Pictures', asTexts, () => null),
      parts: rows('Parts', 'Add a part', { sku: text('Product'), grams: wholeNumber('Grams') }),
      stock: formOnly(wholeNumber('Stock')),
      stockWas: hidden(),
    }),
  ],
});

const words = fc.stringMatching(/^[a-z]{1,9}$/u);
const minutes = fc
  .integer({ min: 0, max: 40_000_000 })
  .map((minute) => new Date(Date.UTC(2020, 0, 1) + minute * 60_000).toISOString());
const offers: fc.Arbitrary<Offer> = fc.record({
  id: words,
  version: fc.nat(),
  name: words,
  note: fc.option(words),
  kind: fc.constantFrom('percentage', 'amount', 'free'),
  value: fc.nat(),
  least: fc.option(fc.nat()),
  until: minutes,
  from: fc.option(minutes),
  isOn: fc.boolean(),
  tags: fc.array(words),
  pictures: fc.array(words),
  parts: fc.array(fc.record({ sku: words, grams: fc.nat() })),
});

test('ADM-01 a record that is opened and saved unchanged is sent as it was', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const stored = form.storedOf(offer);
      const { id, version, ...body } = offer;
      expect([stored.id, stored.version]).toEqual([id, version]);
      expect(form.readOf(stored.draft).body).toEqual({ ...body, value: body.value });
    }),
  );
});

test('ADM-01 a new record has what is usual, and nothing in every other field', () => {
  expect(form.empty()).toEqual({
    name: '',
    note: '',
    kind: 'percentage',
    value: '',
    least: '',
    until: '',
    from: '',
    isOn: true,
    tags: [],
    pictures: [],
    parts: [{ sku: 'neem', grams: '5' }],
    stock: '7',
    stockWas: '',
  });
});

test('ADM-01 a field that nobody can see is never what a save fails for; one that is seen is', () => {
  const { draft } = form.storedOf({
    id: 'a',
    version: 1,
    name: 'A',
    note: null,
    kind: 'free',
    value: 0,
    least: null,
    until: '2026-11-30T18:30:00.000Z',
    from: null,
    isOn: true,
    tags: [],
    pictures: [],
    parts: [],
  });
  expect(form.readOf({ ...draft, value: '' }).body.value).toBe(0);
  expect(form.readOf({ ...draft, kind: 'amount', value: '' }).wrong).toEqual({ value: 'Enter a whole number' });
  expect(form.readOf({ ...draft, kind: 'percentage', value: '' }).wrong).toEqual({ value: 'Enter a number' });
  expect(form.readOf({ ...draft, kind: 'percentage', value: '12.5' }).body.value).toBe(12.5);
});

test('ADM-01 the fields of a form stand in its cards by the names of their members', () => {
  const cards = form.config.cards.map(({ title, isAside, fields }) => [
    title,
    isAside,
    fields.map(({ name }) => name),
  ]);
  expect(cards).toEqual([
    ['First', false, ['name', 'note', 'kind', 'value', 'value', 'least', 'until', 'from']],
    ['Second', true, ['isOn', 'tags', 'pictures', 'parts', 'stock']],
  ]);
  expect(form.config.listHref).toBe('/dashboard/coupons');
});

interface Price {
  readonly id: string;
  readonly price: number;
  readonly name: string;
}
const make = formOf<Price, Omit<Price, 'id'>>();
const frame = { slug: 'shop', noun: { one: 'price', many: 'prices' }, name: 'name' } as const;
type Asked<Fields extends FieldSet> = Parameters<typeof make<readonly [Card<Fields>]>>[0];
type Text = Field<string, string>;
type Number = Field<number, number>;

test('ADM-01 a form that forgets a member of what is sent, or mistakes its type, does not compile', () => {
  expect(make({ ...frame, cards: [card('All', { name: text('Name'), price: money('Price') })] })).toHaveProperty(
    'readOf',
  );
  // The compiler asks for a member by the name of what is wrong, and nobody can give it.
  expectTypeOf<Asked<{ name: Text }>>().toHaveProperty('forgotten').toEqualTypeOf<'price'>();
  expectTypeOf<Asked<{ name: Text; price: Text }>>().toHaveProperty('givesAnotherType').toEqualTypeOf<'price'>();
  expectTypeOf<Asked<{ name: Text; price: Number }>>().not.toHaveProperty('forgotten');
  // What stands in the form alone has to be sent by the section itself.
  type Alone = Field<number, Unsent>;
  expectTypeOf<Asked<{ name: Text; price: Alone }>>().toHaveProperty('forgotten').toEqualTypeOf<'price'>();
  expectTypeOf<Asked<{ name: Text; price: Number; other: Text }>>()
    .toHaveProperty('neverFilled')
    .toEqualTypeOf<'other'>();
  const unfilled = { name: text('Name'), price: fresh(money('Price')) };
  expect(make({ ...frame, cards: [card('All', unfilled)] }).empty()).toEqual({ name: '', price: '' });
});

interface Note {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly translations?: { readonly hi?: { readonly title?: string; readonly lines?: string[] } };
}

test('LNG-01 the fields of another language are a card of their own, filled from and sent as the record’s translations', () => {
  const notes = formOf<Note, Omit<Note, 'id' | 'version'>>()({
    slug: 'banners',
    noun: { one: 'note', many: 'notes' },
    name: 'title',
    translated: { title: text('Title'), lines: lines('Lines') },
    cards: [card('Text', { title: text('Title'), lines: lines('Lines') })],
  });
  const translations = { hi: { title: 'नीम', lines: ['एक', 'दो'] } };
  const stored = { id: 'a', version: 3, title: 'Neem', lines: ['one'], translations };
  const { draft } = notes.storedOf(stored);
  expect(draft).toMatchObject({ title: 'Neem', 'translations.hi.title': 'नीम' });
  expect(notes.readOf(draft).body).toEqual({ title: 'Neem', lines: ['one'], translations });
  const own = notes.config.cards.find(({ language }) => language === 'hi');
  expect([own?.title, own?.fields.map(({ name, label }) => [name, label])]).toEqual([
    'हिन्दी',
    [
      ['translations.hi.title', 'Title (हिन्दी)'],
      ['translations.hi.lines', 'Lines (हिन्दी)'],
    ],
  ]);
  expect(notes.readOf(notes.empty()).body.translations).toEqual({ hi: { title: '', lines: [] } });
  // Which of them are older than their English is shown, and sent back only as what was checked.
  const at = '2026-11-03T09:00:00.000Z';
  const outdated = { ...stored, translations: { hi: { ...translations.hi, outdated: { title: at } } } };
  const marked = notes.storedOf(outdated).draft;
  expect(marked).toMatchObject({
    'translations.hi.outdated': [{ member: 'title', at }],
    'translations.hi.checked': [],
  });
  expect(notes.readOf(marked).body).toEqual({ title: 'Neem', lines: ['one'], translations });
  const checked = { ...marked, 'translations.hi.checked': ['title'] };
  expect(notes.readOf(checked).body.translations).toEqual({ hi: { ...translations.hi, checked: ['title'] } });
});
