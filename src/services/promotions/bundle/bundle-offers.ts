import type { BodyInputOf } from '../../../contract/call.ts';
import type { BundleSuggestions, suggestBundles } from '../../../contract/promotions/bundle/suggestion.calls.ts';
import { metricsOf, unknownMetrics, type BundleMetrics } from '../../../domain/promotions/bundle/metrics.ts';
import { bundleConstants } from '../../../domain/kit/constants.ts';
import { yieldToMain } from '../../platform/browser/yield-to-main.ts';
import type { Log } from '../../platform/log.ts';
import type { OpenQueries } from '../../platform/queries.ts';
import type { createBundleService } from './bundle.service.ts';

type Calls = Pick<ReturnType<typeof createBundleService>, 'listSuggestions' | 'fetchMetrics'>;
export type SuggestionRequest = BodyInputOf<typeof suggestBundles>;

/** What of an answer is offered; `success` is false where none came. */
export type Suggestions = Pick<BundleSuggestions, 'success' | 'primaryBundles' | 'crossSellBundles'> & {
  /** Names the recommendation to the server's figures; null where none came. */
  readonly recommendationId: string | null;
};

const { suggestionsStaleTime, suggestionsRetries } = bundleConstants;
/** Milliseconds between two tries. */
const retryDelay = 1000;

/** Suggestions, fresh for 5 minutes and asked for up to three times, and figures; neither ever rejects. */
export function createBundleOffers(bundles: Calls, openQueries: OpenQueries, log: Log) {
  return {
    suggest: async (request: SuggestionRequest): Promise<Suggestions> => {
      // Drawing what asks and asking are two pieces of work.
      await yieldToMain();
      try {
        const queries = await openQueries();
        const answer = await queries.fetchQuery({
          staleTime: suggestionsStaleTime,
          retry: suggestionsRetries,
          retryDelay,
          queryKey: ['suggestions', request],
          queryFn: ({ signal }) => bundles.listSuggestions(request, signal),
        });
        // Reading the answer and showing it are two pieces of work.
        await yieldToMain();
        const { success, primaryBundles, crossSellBundles, analytics } = answer;
        return { success, primaryBundles, crossSellBundles, recommendationId: analytics.recommendationId };
      } catch (error) {
        log.warn('Couldn’t load bundle suggestions', error);
        return { success: false, primaryBundles: [], crossSellBundles: [], recommendationId: null };
      }
    },
    fetchMetrics: async (id: string, signal: AbortSignal): Promise<BundleMetrics> => {
      // The figures of all cards asked for at once would keep a phone from answering.
      await yieldToMain();
      try {
        const metrics = metricsOf(await bundles.fetchMetrics(id, signal));
        if (!metrics) throw new Error('The bundle figures are not an object');
        return metrics;
      } catch (error) {
        if (!signal.aborted) log.warn('Couldn’t load the bundle figures', error);
        return unknownMetrics;
      }
    },
  };
}
