import * as searchCalls from '../../contract/catalogue/search.calls.ts';
import type { Http } from '../platform/http/http.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';

const maxSuggested = 5;

/** Suggestions for a search, and the last searches on this device. */
export function createSearchService(http: Http, store: DeviceStore) {
  return {
    suggest: (q: string, signal: AbortSignal) =>
      http.send(searchCalls.search, { query: { q, limit: String(maxSuggested) }, signal }),
    readRecent: () => store.read(storageKeys.searches, textsOf) ?? [],
    storeRecent: (recent: readonly string[]) => store.write(storageKeys.searches, recent),
  };
}

function textsOf(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, 5) : null;
}
