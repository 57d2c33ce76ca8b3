import { setTimeout as moment } from 'node:timers/promises';
import type { Findings } from './findings.ts';
import { type HttpCaller, openCaller } from './http-caller.ts';

/** Milliseconds within which a shop says that it lives, whatever others do to it. */
const longest = 1000;
/** One late look may be this program's own, which has one thread as well; two in a row or one so late are not. */
const surely = 2000;

/** Looks at a shop's health and at a page of its goods again and again, beside everything that is done to it. */
export function watchHealth(url: string, findings: Findings, law: string) {
  const caller: HttpCaller = openCaller(url, { sockets: 4, patience: 20_000 });
  const over = new AbortController();
  let wasLate = false;
  const figures = { checks: 0, slowest: 0 };
  const looking = (async () => {
    while (!over.signal.aborted) {
      const reply = await caller.send({ method: 'GET', path: '/healthz' }).catch(() => null);
      figures.checks += 1;
      const ms = reply === null ? Number.POSITIVE_INFINITY : reply.ms;
      figures.slowest = Math.max(figures.slowest, Math.round(Math.min(ms, 99_999)));
      const isLate = reply?.status !== 200 || ms > longest;
      const isFine = !isLate || (reply?.status === 200 && ms < surely && !wasLate);
      wasLate = isLate;
      findings.expect(
        isFine || over.signal.aborted,
        law,
        () => `${reply?.status ?? 'no answer'} after ${Math.round(Math.min(ms, 99_999))} ms`,
      );
      await moment(50);
    }
  })();
  return {
    /** Stops looking and says how it went. */
    async end() {
      over.abort();
      await looking;
      caller.close();
      return { 'looks at its health': figures.checks, 'slowest look, ms': figures.slowest };
    },
  };
}
