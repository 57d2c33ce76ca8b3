import { createBell } from '../../platform/bell.ts';
import { failureOf } from '../../../domain/kit/failure.ts';
import type { Http } from '../../platform/http/http.ts';

export interface TellingHttp extends Http {
  /** Tells of each write that the server took. Answers how to stop. */
  watchWrites(listener: () => void): () => void;
}

/** The same way to the server, which tells of every write: first what was read is forgotten, then the listeners hear of it. */
export function tellingWrites(http: Http, forgetReads: () => void): TellingHttp {
  const written = createBell();
  written.listen(forgetReads);
  return {
    async send(call, options) {
      const answer = await http.send(call, options);
      if (call.method !== 'GET') written.ring();
      return answer;
    },
    watchWrites: written.listen,
  };
}

/** The same way to the server, which tells when a call was refused because the person may not do that (STF-01). */
export function tellingRefusals(http: Http, onRefused: () => void): Http {
  return {
    async send(call, options) {
      try {
        return await http.send(call, options);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'refused' && failure.slug === 'not-allowed') onRefused();
        throw error;
      }
    },
  };
}
