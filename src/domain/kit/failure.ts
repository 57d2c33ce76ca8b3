/** Why a call did not succeed, as a flow or a screen can tell it (ERR-02). */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'session-lost' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The problem's slug, see the contract's closed list. */
      readonly slug: string;
      /** A sentence for a person. */
      readonly message: string;
      /** What each refused field wants, by dotted path. */
      readonly fields: Readonly<Record<string, string>>;
      /** Seconds to wait before another try; null when that would not help. */
      readonly retryAfter: number | null;
      /** The whole problem, for members of its own such as a fresh quote. */
      readonly body: unknown;
    }
  | { readonly kind: 'broken'; readonly message: string };

const callFailed = 'CallFailed';

/** What every call of the shop rejects with. */
export class CallFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('message' in failure ? failure.message : failure.kind);
    this.name = callFailed;
    this.failure = failure;
  }
}

/** Whether a call failed in a way that says why. Goes by the name: scripts beside the shop have their own copy of the class. */
export function isCallFailed(error: unknown): error is CallFailed {
  return error instanceof Error && error.name === callFailed && 'failure' in error;
}

/** Why a call failed; anything that isn't the failure of a call is broken. */
export function failureOf(error: unknown): Failure {
  if (isCallFailed(error)) return error.failure;
  return { kind: 'broken', message: error instanceof Error ? error.message : String(error) };
}
