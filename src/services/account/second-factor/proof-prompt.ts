import { failureOf } from '../../../domain/kit/failure.ts';
import { createBell } from '../../platform/bell.ts';
import type { Http } from '../../platform/http/http.ts';

export type ProofReason = 'needed' | 'fresh';

/** Where calls that want a second factor meet the screen that asks for it. */
export interface ProofPrompt {
  /** Whether it was shown; all calls that ask meanwhile wait for the same answer. */
  ask(reason: ProofReason): Promise<boolean>;
  /** Tells of the wish that is open, and of those to come; answers how to stop. */
  watch(listener: (reason: ProofReason) => void): () => void;
  settle(isProven: boolean): void;
}

/**
 * `load` brings the screen and rejects where it cannot be had. Once somebody has put the question away, it comes again
 * only for what they do themselves, not for what the page reads on its own.
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
      // Older browsers do not tell whether somebody did something.
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

/** The most that one call is repeated. */
const maxRepeats = 2;

/** The same way to the server; what wants a second factor asks for it at the dashboard, and is then sent again. */
export function provingHttp(http: Http, prompt: ProofPrompt): Http {
  return {
    async send(ref, options) {
      for (let repeats = 0; ; repeats += 1) {
        try {
          return await http.send(ref, options);
        } catch (error) {
          const failure = failureOf(error);
          const reason = failure.kind === 'refused' ? reasons[failure.slug] : undefined;
          if (reason === undefined || repeats >= maxRepeats || !(await prompt.ask(reason))) throw error;
        }
      }
    },
  };
}
