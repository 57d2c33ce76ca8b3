import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { text, wholeNumber } from '../../../../src/app/admin/kit/form/fields.ts';
import { card, formOf } from '../../../../src/app/admin/kit/form/form-of.ts';
import { recordCalls } from '../../../../src/app/admin/kit/form/record-calls.ts';
import { defineCall } from '../../../../src/contract/call.ts';
import { CallFailed, failureOf } from '../../../../src/domain/kit/failure.ts';
import type { Http } from '../../../../src/services/platform/http/http.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly price: number;
}

const form = formOf<Stored, Pick<Stored, 'name' | 'price'>>()({
  slug: 'shop',
  noun: { one: 'thing', many: 'things' },
  name: 'name',
  cards: [card('All', { name: text('Name'), price: wholeNumber('Price') })],
});

const { signal } = new AbortController();
const oil: Stored = { id: 'oil', version: 3, name: 'Oil', price: 100 };
const draft = { name: 'Oil', price: '120' };

function refused(status: number, slug: string, fields: Readonly<Record<string, string>> = {}): CallFailed {
  return new CallFailed({ kind: 'refused', status, slug, message: slug, fields, retryAfter: null, body: null });
}

/** The calls of a record over answers that are given; `sent` is what reached the server. */
function callsOver(answers: { readonly read?: Stored | Error; readonly write?: Stored | Error }) {
  const sent: unknown[] = [];
  const answer = async (told: Stored | Error | undefined) => {
    if (told instanceof Error) throw told;
    return told ?? oil;
  };
  const http: Http = {
    send: () => {
      throw new Error('Nothing is sent past the calls');
    },
  };
  const calls = recordCalls(form, () => ({
    read: async (id) => {
      sent.push(['read', id]);
      return answer(answers.read);
    },
    create: async (body, { headers }) => {
      sent.push(['create', body, headers]);
      return answer(answers.write);
    },
    update: async (id, body, { headers }) => {
      sent.push(['update', id, body, headers]);
      return answer(answers.write);
    },
  }))(http, {} as Window);
  return { calls, sent };
}

async function failureFrom(asked: Promise<unknown>) {
  return asked.then(
    () => null,
    (error: unknown) => failureOf(error),
  );
}

test('ADM-01 a change says which version it is of; a new record says none', async () => {
  const { calls, sent } = callsOver({});
  const kept = { kind: 'kept', record: { id: 'oil', version: 3, draft: { name: 'Oil', price: '100' } } };
  expect(await calls.save({ id: 'oil', version: 3, draft }, signal)).toEqual(kept);
  expect(await calls.save({ id: null, version: null, draft }, signal)).toEqual(kept);
  const body = { name: 'Oil', price: 120 };
  expect(sent).toEqual([
    ['update', 'oil', body, { 'if-match': '"3"' }],
    ['create', body, {}],
  ]);
});

test('ADM-01 where another admin was faster, the save is overtaken and theirs is read again', async () => {
  const theirs = { ...oil, version: 4, price: 90 };
  const { calls, sent } = callsOver({ write: refused(412, 'version-conflict'), read: theirs });
  expect(await calls.save({ id: 'oil', version: 3, draft }, signal)).toEqual({
    kind: 'overtaken',
    record: { id: 'oil', version: 4, draft: { name: 'Oil', price: '90' } },
  });
  expect(sent.at(-1)).toEqual(['read', 'oil']);
});

test('ADM-01 a record that was deleted meanwhile is no conflict: what the server said is told', async () => {
  const { calls } = callsOver({ write: refused(412, 'version-conflict'), read: refused(404, 'not-found') });
  const failure = await failureFrom(calls.save({ id: 'oil', version: 3, draft }, signal));
  expect(failure).toMatchObject({ slug: 'version-conflict' });
});

test.for([
  [404, 'not-found'],
  [422, 'invalid-input'],
] as const)('ADM-01 a record that is not there, or whose id is none (%s), is missing', async ([status, slug]) => {
  const { calls } = callsOver({ read: refused(status, slug) });
  expect(await calls.load('nothing', signal)).toBeNull();
});

test('ADM-01 every other failure goes through, of reading and of saving', async () => {
  const other = fc
    .constantFrom(400, 401, 403, 409, 412, 428, 429, 500, 503)
    .map((status) => refused(status, 'other'));
  const broken = fc.constantFrom(new CallFailed({ kind: 'offline' }), new Error('broken'));
  await fc.assert(
    fc.asyncProperty(fc.oneof(other, broken), async (error) => {
      const { calls } = callsOver({ read: error, write: error });
      expect(await failureFrom(calls.load('oil', signal))).toEqual(failureOf(error));
      expect(await failureFrom(calls.save({ id: 'oil', version: 3, draft }, signal))).toEqual(failureOf(error));
    }),
  );
});

const saveThing = defineCall({
  method: 'PUT',
  path: '/thing',
  summary: 'Saves a thing',
  tag: 'Things',
  access: 'public',
  status: 204,
  problems: [],
  body: z.strictObject({ name: z.string(), price: z.int() }),
});

/** The calls of a record over a server that refuses everything; `asked` is what it got, as JSON carries it. */
function callsRefusedWith(error: Error) {
  const asked: unknown[] = [];
  const http: Http = {
    send: async (_call, { body, headers } = {}) => {
      asked.push({ body: JSON.parse(JSON.stringify(body)) as unknown, headers });
      throw error;
    },
  };
  const calls = recordCalls(form, (sender) => ({
    update: async (_id, body, along) => {
      // As sections do that send headers of their own.
      await sender.send(saveThing, { body, signal: along.signal, headers: { 'if-none-match': '*' } });
      return oil;
    },
  }))(http, {} as Window);
  return { calls, asked };
}

const noNumber = { id: 'oil', version: 3, draft: { name: ' ', price: 'x' } };

test('ADM-01 what is no number is told together with what the server refuses, which only checks it', async () => {
  const others = { name: 'Please fill this in', price: 'Enter a number' };
  const { calls, asked } = callsRefusedWith(refused(422, 'invalid-input', others));
  expect(await failureFrom(calls.save(noNumber, signal))).toMatchObject({
    status: 422,
    fields: { name: 'Please fill this in', price: 'Enter a whole number' },
  });
  expect(asked).toEqual([
    { body: { name: '', price: '' }, headers: { 'if-none-match': '*', 'x-only-check': 'true' } },
  ]);
});

test.for([new CallFailed({ kind: 'offline' }), refused(500, 'internal-error'), new Error('broken')])(
  'ADM-01 what is no number is told at its field where the server can’t be asked: %s',
  async (error) => {
    const { calls } = callsRefusedWith(error);
    expect(await failureFrom(calls.save(noNumber, signal))).toMatchObject({
      status: 422,
      fields: { price: 'Enter a whole number' },
    });
  },
);

test('ADM-01 a draft that can be read is saved at once', async () => {
  const { calls, asked } = callsRefusedWith(refused(422, 'invalid-input', { name: 'Please fill this in' }));
  await failureFrom(calls.save({ ...noNumber, draft: { name: ' ', price: '120' } }, signal));
  expect(asked).toEqual([{ body: { name: '', price: 120 }, headers: { 'if-none-match': '*' } }]);
});
