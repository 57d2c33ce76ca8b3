import * as couponCalls from '../../contract/promotions/coupon/coupon.calls.ts';
import { tierConstants } from '../../domain/kit/constants.ts';
import { fallbackTiers, type Tier } from '../../domain/promotions/tier/tier.ts';
import { tiersOf } from '../../domain/promotions/tier/tiers-answer.ts';
import type { Http } from '../platform/http/http.ts';
import type { Log } from '../platform/log.ts';
import type { OpenQueries } from '../platform/queries.ts';

/** Loads the discount tiers, cached for 30 minutes. */
export function createTierService(http: Http, openQueries: OpenQueries, log: Log) {
  const { staleTime } = tierConstants;
  return {
    /** Never rejects: logs failures and malformed responses, then returns the page's tiers or the built-in ones. */
    async loadTiers(pageTiers: readonly Tier[]): Promise<readonly Tier[]> {
      try {
        const queries = await openQueries();
        return await queries.fetchQuery({
          staleTime,
          gcTime: staleTime,
          queryKey: ['tiers'],
          queryFn: ({ signal }) => readTiers(http, signal),
        });
      } catch (error) {
        log.warn('Couldn’t load the tiers', error);
        return pageTiers.length > 0 ? pageTiers : fallbackTiers;
      }
    },
  };
}

async function readTiers(http: Http, signal: AbortSignal): Promise<readonly Tier[]> {
  const tiers = tiersOf(await http.send(couponCalls.listTiers, { signal }));
  if (!tiers) throw new Error('The tiers have an unexpected format');
  return tiers;
}
