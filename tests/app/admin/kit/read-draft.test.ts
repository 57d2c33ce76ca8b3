import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DraftFields, numberOf, readDraft, seenDraft } from '../../../../src/app/admin/kit/form/read-draft.ts';
import { momentOfIndian } from '../../../../src/domain/kit/time/indian-time.ts';
import { failureOf } from '../../../../src/domain/kit/failure.ts';
import { partsOf, textOf } from '../../../../src/ui/admin/record/field-values.ts';
import type { Draft } from '../../../../src/machines/admin/frame/record-editor/record-editor.types.ts';

const read = (fields: DraftFields) => ({
  price: fields.number('price'),
  stock: fields.wholeNumber('stock'),
  rank: fields.numberOrNull('rank'),
  limit: fields.wholeNumberOrNull('limit'),
  from: fields.moment('from'),
  until: fields.momentOrNull('until'),
  weights: fields.rows('weights', (part) => ({ grams: part.wholeNumber('grams') })),
});

/** Text as people type it: numbers of any form, moments, and what is neither. */
const typed = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom('', ' ', '1,499', '1 000', '12.5', '.5', '5.', '1e5', '0x10', 'NaN', 'Infinity', '-', '१२'),
  fc.constantFrom('9'.repeat(400), '2026-11-30T18:30', '2026-13-40T99:99', 'null', 'undefined'),
);
/** Mostly what a field wants, so that many drafts are right in all of them. */
const mostly = (right: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 15, arbitrary: right },
    { weight: 1, arbitrary: fc.oneof(typed, fc.boolean(), fc.constant(null)) },
  );
const whole = mostly(fc.integer().map(String));
const anyNumber = mostly(
  fc.oneof(
    fc.integer().map(String),
    fc.integer().map((hundredths) => String(hundredths / 100)),
  ),
);
const drafts: fc.Arbitrary<Draft> = fc.record({
  price: anyNumber,
  stock: whole,
  rank: mostly(fc.oneof(fc.constant(' '), fc.integer().map(String))),
  limit: mostly(fc.oneof(fc.constant(''), fc.integer().map(String))),
  from: mostly(fc.constant('2026-11-30T18:30')),
  until: mostly(fc.constantFrom('', '2026-11-30T18:30')),
  weights: fc.array(fc.record({ grams: fc.oneof({ weight: 9, arbitrary: fc.integer().map(String) }, typed) }), {
    maxLength: 3,
  }),
});

/** A number in digits, told apart from what is none without the kit's own rule; null of what is none. */
function digitsOf(text: string): number | null {
  const plain = Array.from(text)
    .filter((each) => each !== ',' && each.trim() !== '')
    .join('');
  const isPlain = Array.from(plain).every(
    (each, place) => '0123456789.'.includes(each) || (each === '-' && place === 0),
  );
  const value = Number(plain);
  return isPlain && /\d/u.test(plain) && Number.isFinite(value) ? value + 0 : null;
}

/** The body of a draft, or the fields that it is refused for. */
function outcomeOf(draft: Draft) {
  try {
    return { body: readDraft(draft, read), wrong: [] };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') throw error;
    return { body: null, wrong: Object.keys(failure.fields) };
  }
}

test('ADM-01 what is no number never leaves a draft: neither NaN, nor nothing, nor a number that nobody typed', () => {
  let sent = 0;
  fc.assert(
    fc.property(drafts, (draft) => {
      const { body } = outcomeOf(draft);
      if (body === null) return;
      sent += 1;
      expect(Number.isFinite(body.price) && Number.isSafeInteger(body.stock)).toBe(true);
      expect(body.price).toBe(digitsOf(textOf(draft['price'])));
      for (const name of ['rank', 'limit'] as const) {
        const text = draft[name];
        const isEmpty = typeof text !== 'string' || text.trim() === '';
        expect(body[name]).toBe(isEmpty ? null : digitsOf(text));
      }
      expect(body.weights.every(({ grams }) => Number.isSafeInteger(grams))).toBe(true);
      expect(JSON.parse(JSON.stringify(body))).toEqual(body);
      expect(new Date(body.from).toISOString()).toBe(body.from);
    }),
    {
      numRuns: 500,
      examples: [[{ price: '1', stock: '2', from: '2026-11-30T18:30', weights: [{ grams: '-0' }] }]],
    },
  );
  expect(sent).toBeGreaterThan(50);
});

test('ADM-01 a refused draft names every field that is wrong, and no other', () => {
  const isWhole = (text: string) => Number.isSafeInteger(digitsOf(text));
  const isMoment = (text: string) => momentOfIndian(text) !== null;
  fc.assert(
    fc.property(drafts, (draft) => {
      const text = (name: string) => textOf(draft[name]).trim();
      const parts = partsOf(draft['weights']).map((part) => ({ grams: textOf(part['grams']) }));
      const wrong = [
        ...(digitsOf(text('price')) === null ? ['price'] : []),
        ...(isWhole(text('stock')) ? [] : ['stock']),
        ...(text('rank') === '' || digitsOf(text('rank')) !== null ? [] : ['rank']),
        ...(text('limit') === '' || isWhole(text('limit')) ? [] : ['limit']),
        ...(isMoment(text('from')) ? [] : ['from']),
        ...(text('until') === '' || isMoment(text('until')) ? [] : ['until']),
        ...parts.flatMap(({ grams }, place) => (isWhole(grams) ? [] : [`weights.${place}.grams`])),
      ];
      expect(outcomeOf(draft).wrong).toEqual(wrong);
    }),
  );
});

test('ADM-01 a refusal says at each field what it wants, like one of the server', () => {
  const draft = {
    price: 'ten',
    stock: '1.5',
    limit: '',
    from: 'soon',
    weights: [{ grams: '20' }, { grams: 'few' }],
  };
  let told: unknown;
  try {
    readDraft(draft, read);
  } catch (error) {
    told = failureOf(error);
  }
  expect(told).toEqual({
    kind: 'refused',
    status: 422,
    slug: 'invalid-input',
    message: 'Enter a number',
    fields: {
      price: 'Enter a number',
      stock: 'Enter a whole number',
      from: 'Enter a date and time',
      'weights.1.grams': 'Enter a whole number',
    },
    retryAfter: null,
    body: null,
  });
});

test('ADM-01 a preview of a half typed draft never fails: what is wrong is as usual, else nothing', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const seen = seenDraft(draft, read, { price: '99' });
      expect(seen.price).toBe(digitsOf(textOf(draft['price'])) ?? 99);
      expect(Number.isSafeInteger(seen.stock)).toBe(true);
    }),
  );
});

test('ADM-01 spaces and commas are no part of a number, and text is read without what surrounds it', () => {
  expect(['1,03,250', ' 12.50 ', '1 000', '-7', '', 'two'].map(numberOf)).toEqual([
    103_250,
    12.5,
    1000,
    -7,
    null,
    null,
  ]);
  const draft = { name: '  Neem ', none: '  ', lines: [' a ', '', 'b'], on: true, kind: 'other' };
  expect(
    readDraft(draft, (fields) => [
      fields.text('name'),
      fields.textOrNull('none'),
      fields.lines('lines'),
      fields.flag('on'),
      fields.choice('kind', ['usual', 'rare']),
    ]),
  ).toEqual(['Neem', null, ['a', 'b'], true, 'usual']);
});
