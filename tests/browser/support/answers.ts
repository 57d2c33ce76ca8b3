import type { CDPSession, Page } from '@playwright/test';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json: unknown;
}

interface Rule {
  readonly pattern: string;
  readonly answer: (address: string, headers: Headers) => Answer | Promise<Answer>;
}

interface Answers {
  readonly session: CDPSession;
  readonly rules: Rule[];
}

const answersOf = new WeakMap<Page, Promise<Answers>>();

/**
 * Answers this page's calls in the shop's place; the newest answer to an address counts. In the pattern `*` stands for
 * anything. `page.route` does the same, but has the browser ask for every file of the page, and keep none of them.
 */
export async function answerInstead(page: Page, pattern: string, answer: Rule['answer']): Promise<void> {
  const begun = answersOf.get(page) ?? begin(page);
  answersOf.set(page, begun);
  const { session, rules } = await begun;
  rules.unshift({ pattern, answer });
  await session.send('Fetch.enable', { patterns: rules.map((rule) => ({ urlPattern: rule.pattern })) });
}

async function begin(page: Page): Promise<Answers> {
  const session = await page.context().newCDPSession(page);
  const rules: Rule[] = [];
  const fulfil = async (requestId: string, address: string, sent: Headers) => {
    const rule = rules.find(({ pattern }) => isLike(pattern, address));
    const { status = 200, headers = {}, json }: Answer = (await rule?.answer(address, sent)) ?? { json: null };
    const all = { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers };
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
      body: Buffer.from(JSON.stringify(json)).toString('base64'),
    });
  };
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    fulfil(requestId, request.url, new Headers(request.headers))
      .catch(async () => session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }))
      // A page that has gone on needs no answer.
      .catch(() => {});
  });
  return { session, rules };
}

function isLike(pattern: string, address: string): boolean {
  const parts = pattern.split('*').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.*')}$`, 'u').test(address);
}
