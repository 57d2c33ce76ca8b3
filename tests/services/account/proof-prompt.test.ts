import { expect, test } from 'vitest';
import { readHome } from '../../../src/contract/admin/admin-home.calls.ts';
import type { AnswerOf, Call } from '../../../src/contract/call.ts';
import { CallFailed } from '../../../src/domain/kit/failure.ts';
import type { Http } from '../../../src/services/platform/http/http.ts';
import {
  createProofPrompt,
  provingHttp,
  type ProofReason,
} from '../../../src/services/account/second-factor/proof-prompt.ts';

function refusedAs(slug: string): CallFailed {
  const failure = { kind: 'refused', status: 403, slug, message: 'Refused', fields: {} } as const;
  return new CallFailed({ ...failure, retryAfter: null, body: null });
}

/** A desk in a browser whose person did something lately, or not; `asked` is what its screen was told. */
function openSection({ isActive = true, load = async () => {} } = {}) {
  const activation = { isActive };
  const desk = createProofPrompt({ navigator: { userActivation: activation } } as Window, load);
  const asked: ProofReason[] = [];
  desk.watch((reason) => asked.push(reason));
  return { desk, asked, activation };
}

/** A server that refuses as long as it has something to refuse with. */
function serverOf(...refusals: CallFailed[]) {
  const sent: unknown[] = [];
  const http: Http = {
    async send<C extends Call>(ref: C): Promise<AnswerOf<C>> {
      sent.push(ref);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      const answer: unknown = 'the answer';
      return answer as AnswerOf<C>;
    },
  };
  return { http, sent };
}

const call = readHome;
const turn = async () => new Promise((resolve) => setTimeout(resolve));

test('SEC-03 a call that wants a proof waits for it and is then sent again, once for all that wait', async () => {
  const { desk, asked } = openSection();
  const [one, other] = [serverOf(refusedAs('second-factor-needed')), serverOf(refusedAs('fresh-proof-needed'))];
  const answers = Promise.all([one, other].map(async ({ http }) => provingHttp(http, desk).send(call)));
  await turn();
  expect(asked).toEqual(['needed']);
  desk.settle(true);
  expect(await answers).toEqual(['the answer', 'the answer']);
  expect([one.sent.length, other.sent.length]).toEqual([2, 2]);
});

test('SEC-03 who closes the question gets the refusal, and is asked again only for what they do themselves', async () => {
  const { desk, asked, activation } = openSection();
  const send = async () => provingHttp(serverOf(refusedAs('fresh-proof-needed')).http, desk).send(call);
  const first = send().catch((error: unknown) => error);
  await turn();
  desk.settle(false);
  expect(await first).toMatchObject({ failure: { slug: 'fresh-proof-needed' } });
  activation.isActive = false;
  await expect(send()).rejects.toMatchObject({ failure: { slug: 'fresh-proof-needed' } });
  expect(asked).toEqual(['fresh']);
  activation.isActive = true;
  const again = send();
  await turn();
  expect(asked).toEqual(['fresh', 'fresh']);
  desk.settle(true);
  expect(await again).toBe('the answer');
});

test('SEC-03 other refusals pass by, a server that never has enough ends it, and so does a screen that does not come', async () => {
  const { desk, asked } = openSection();
  const forbidden = provingHttp(serverOf(refusedAs('not-allowed')).http, desk).send(call);
  await expect(forbidden).rejects.toMatchObject({ failure: { slug: 'not-allowed' } });
  expect(asked).toEqual([]);

  const endless = serverOf(...Array.from({ length: 9 }, () => refusedAs('fresh-proof-needed')));
  const stopWatching = desk.watch(() => desk.settle(true));
  await expect(provingHttp(endless.http, desk).send(call)).rejects.toMatchObject({
    failure: { slug: 'fresh-proof-needed' },
  });
  expect(endless.sent.length).toBe(3);
  stopWatching();

  const { desk: broken } = openSection({
    load: async () => {
      throw new Error('no connection');
    },
  });
  const missed = provingHttp(serverOf(refusedAs('second-factor-needed')).http, broken).send(call);
  await expect(missed).rejects.toMatchObject({ failure: { slug: 'second-factor-needed' } });
});
