import * as flowCountsCalls from '../../contract/shell/flow-counts.calls.ts';
import type { CountQuery } from '../../domain/shell/flow-count.ts';
import { addDays, type Day } from '../../domain/kit/time/days.ts';
import type { Http } from '../platform/http/http.ts';

/** Days before a day, and from it on, that are compared. */
const comparedDays = 28;

/** How often visitors took the steps of a flow, for admins. */
export function createFlowCountsService(http: Http, today: () => Day) {
  const read = async ({ chart, device }: CountQuery, from: Day, until: Day, signal: AbortSignal) =>
    http.send(flowCountsCalls.readFlowCounts, { query: { chart, from, until, device }, signal });
  return {
    async fetchCounts(asked: CountQuery, signal: AbortSignal) {
      const { period, day } = asked;
      if (period !== 'around') {
        const now = await read(asked, addDays(today(), 1 - Number(period)), today(), signal);
        return { now, before: null };
      }
      const [before, now] = await Promise.all([
        read(asked, addDays(day, -comparedDays), addDays(day, -1), signal),
        read(asked, day, addDays(day, comparedDays - 1), signal),
      ]);
      return { now, before };
    },
  };
}
