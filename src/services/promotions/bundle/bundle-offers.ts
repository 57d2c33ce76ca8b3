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

/** The offered part of a response. `success` is false when the request failed. */
export type Suggestions = Pick<BundleSuggestions, 'success' | 'primaryBundles' | 'crossSellBundles'> & {
  /** Identifies the recommendation in analytics; null when the request failed. */
  readonly recommendationId: string | null;
};

const { suggestionsStaleTime, suggestionsRetries } = bundleConstants;
/** Milliseconds between attempts. */
const retryDelay = 1000;

/** Bundle suggestions (cached for 5 minutes, up to three attempts) and bundle figures. Neither method rejects. */
export function createBundleOffers(bundles: Calls, openQueries: OpenQueries, log: Log) {
  return {
    suggest: async (request: SuggestionRequest): Promise<Suggestions> => {
      // Rendering the caller and sending the request are separate tasks.
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
        // Parsing the response and rendering it are separate tasks.
        await yieldToMain();
        const { success, primaryBundles, crossSellBundles, analytics } = answer;
        return { success, primaryBundles, crossSellBundles, recommendationId: analytics.recommendationId };
      } catch (error) {
        log.warn('Couldn’t load bundle suggestions', error);
        return { success: false, primaryBundles: [], crossSellBundles: [], recommendationId: null };
      }
    },
    fetchMetrics: async (id: string, signal: AbortSignal): Promise<BundleMetrics> => {
      // Requesting the figures of all cards in one task would block input on phones.
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
