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

/** Requests that wait, and then go on as they were. */
interface Hold {
  readonly pattern: string;
  readonly isOver: Promise<void>;
}

interface Answers {
  readonly session: CDPSession;
  readonly rules: (Rule | Hold)[];
}

const answersOf = new WeakMap<Page, Promise<Answers>>();

/**
 * Answers this page's calls in the shop's place; the newest answer to an address counts. In the pattern `*` stands for
 * anything. `page.route` does the same, but has the browser ask for every file of the page, and keep none of them.
 */
export async function answerInstead(page: Page, pattern: string, answer: Rule['answer']): Promise<void> {
  await addRule(page, { pattern, answer });
}

/** Keeps this page's requests for an address waiting, until what it answers with is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await addRule(page, { pattern, isOver: promise });
  return resolve;
}

async function addRule(page: Page, rule: Rule | Hold): Promise<void> {
  const begun = answersOf.get(page) ?? begin(page);
  answersOf.set(page, begun);
  const { session, rules } = await begun;
  rules.unshift(rule);
  await session.send('Fetch.enable', { patterns: rules.map((each) => ({ urlPattern: each.pattern })) });
}

async function begin(page: Page): Promise<Answers> {
  const session = await page.context().newCDPSession(page);
  const rules: Answers['rules'] = [];
  const fulfil = async (requestId: string, address: string, sent: Headers) => {
    const rule = rules.find(({ pattern }) => isLike(pattern, address));
    if (!rule || 'isOver' in rule) {
      await rule?.isOver;
      return session.send('Fetch.continueRequest', { requestId });
    }
    const { status = 200, headers = {}, json }: Answer = await rule.answer(address, sent);
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
