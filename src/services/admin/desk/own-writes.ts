import type { Http } from '../../platform/http/http.ts';

export interface TellingHttp extends Http {
  /** Tells of each write that the server took. Answers how to stop. */
  watchWrites(listener: () => void): () => void;
}

/** The same way to the server, which tells those who count what waits that something was written. */
export function tellingWrites(http: Http): TellingHttp {
  const listeners = new Set<() => void>();
  return {
    async send(ref, options) {
      const answer = await http.send(ref, options);
      if (ref.method !== 'GET') for (const listener of listeners) listener();
      return answer;
    },
    watchWrites(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
