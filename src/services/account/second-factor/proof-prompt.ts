import { failureOf } from '../../../domain/kit/failure.ts';
import { createBell } from '../../platform/bell.ts';
import type { Http } from '../../platform/http/http.ts';

export type ProofReason = 'needed' | 'fresh';

/** Connects requests that need a second factor to the dialog that asks for it. */
export interface ProofPrompt {
  /** Resolves with whether the user confirmed. Concurrent requests share one dialog. */
  ask(reason: ProofReason): Promise<boolean>;
  /** Calls the listener for the open request, if any, and for each new one. Returns an unsubscribe function. */
  watch(listener: (reason: ProofReason) => void): () => void;
  settle(isProven: boolean): void;
}

/**
 * `load` fetches the dialog's code; if it rejects, the request is declined. After the user dismisses the dialog,
 * only a user action opens it again, not a background request.
 */
export function createProofPrompt(view: Window, load: () => Promise<void>): ProofPrompt {
  const wanted = createBell<[reason: ProofReason]>();
  let open: { readonly reason: ProofReason; readonly settled: PromiseWithResolvers<boolean> } | null = null;
  let isPutAway = false;
  const settle = (isProven: boolean) => {
    isPutAway = !isProven;
    open?.settled.resolve(isProven);
    open = null;
  };
  return {
    settle,
    async ask(reason) {
      // Older browsers don't support userActivation.
      const activation: UserActivation | undefined = view.navigator.userActivation;
      const isAboutThem = activation === undefined || activation.isActive;
      if (open === null && isPutAway && !isAboutThem) return false;
      if (open) return open.settled.promise;
      const settled = Promise.withResolvers<boolean>();
      open = { reason, settled };
      load().catch(() => settle(false));
      wanted.ring(reason);
      return settled.promise;
    },
    watch(listener) {
      if (open) listener(open.reason);
      return wanted.listen(listener);
    },
  };
}

const reasons: Readonly<Record<string, ProofReason>> = {
  'second-factor-needed': 'needed',
  'fresh-proof-needed': 'fresh',
};

/** Retries per request. */
const maxRepeats = 2;

/** Wraps `http`: when a request needs a second factor, asks for it and sends the request again. */
export function provingHttp(http: Http, prompt: ProofPrompt): Http {
  return {
    async send(call, options) {
      for (let repeats = 0; ; repeats += 1) {
        try {
          return await http.send(call, options);
        } catch (error) {
          const failure = failureOf(error);
          const reason = failure.kind === 'refused' ? reasons[failure.slug] : undefined;
          if (reason === undefined || repeats >= maxRepeats || !(await prompt.ask(reason))) throw error;
        }
      }
    },
  };
}
