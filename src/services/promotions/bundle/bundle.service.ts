import * as bundleAnalyticsCalls from '../../../contract/promotions/bundle/bundle-analytics.calls.ts';
import * as bundleCalls from '../../../contract/promotions/bundle/bundle.calls.ts';
import * as suggestionCalls from '../../../contract/promotions/bundle/suggestion.calls.ts';
import type { BodyInputOf } from '../../../contract/call.ts';
import type {
  touchRecommendation,
  trackBundleEvents,
  viewRecommendation,
} from '../../../contract/promotions/bundle/bundle-analytics.calls.ts';
import type { suggestBundles } from '../../../contract/promotions/bundle/suggestion.calls.ts';
import { analyticsConstants, bundleConstants } from '../../../domain/kit/constants.ts';
import type { Http } from '../../platform/http/http.ts';

type SuggestionRequest = BodyInputOf<typeof suggestBundles>;
type EventBatch = BodyInputOf<typeof trackBundleEvents>;
type RecommendationView = BodyInputOf<typeof viewRecommendation>;
type RecommendationInteraction = BodyInputOf<typeof touchRecommendation>;

interface Chosen {
  readonly sku: string;
  readonly quantity: number;
}

/** The bundle endpoints. All reject with CallFailed. */
export function createBundleService(http: Http) {
  return {
    listBundles: async (signal: AbortSignal) => (await http.send(bundleCalls.listBundles, { signal })).bundles,
    fetchSettings: (signal: AbortSignal) => http.send(bundleCalls.getBundleSettings, { signal }),
    listSuggestions: (body: SuggestionRequest, signal: AbortSignal) =>
      http.send(suggestionCalls.suggestBundles, { body, signal }),
    /** Times out after 3 s. A response cached for up to a minute is fine. */
    fetchMetrics: (id: string, signal: AbortSignal) =>
      http.send(suggestionCalls.bundleMetrics, {
        params: { id },
        headers: { 'Cache-Control': `max-age=${bundleConstants.metricsMaxAgeSeconds}` },
        signal: within(signal, bundleConstants.metricsTimeout),
      }),
    /** Prices these products with the bundle, or with the one that saves most when `bundleId` is null. */
    applyBundle: (products: readonly Chosen[], bundleId: string | null, signal: AbortSignal) =>
      http.send(suggestionCalls.calculateBundle, {
        body: { products: [...products], ...(bundleId === null ? {} : { bundleId }) },
        signal,
      }),
    trackEvents: (body: EventBatch) =>
      http.send(bundleAnalyticsCalls.trackBundleEvents, {
        body,
        signal: AbortSignal.timeout(analyticsConstants.timeout),
      }),
    trackRecommendationView: (body: RecommendationView) =>
      http.send(bundleAnalyticsCalls.viewRecommendation, { body }),
    trackRecommendationInteraction: (body: RecommendationInteraction) =>
      http.send(bundleAnalyticsCalls.touchRecommendation, { body }),
  };
}

function within(signal: AbortSignal, milliseconds: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}
