import { createBell } from '../../platform/bell.ts';
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
