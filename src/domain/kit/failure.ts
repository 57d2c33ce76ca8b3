/** Why a call failed, in a form that flows and screens can show (ERR-02). */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'session-lost' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The problem's slug, from the contract's closed list. */
      readonly slug: string;
      /** A message for the user. */
      readonly message: string;
      /** Messages by dotted field path. */
      readonly fields: Readonly<Record<string, string>>;
      /** Seconds to wait before a retry; null if a retry wouldn't help. */
      readonly retryAfter: number | null;
      /** The whole problem, for extra members such as a fresh quote. */
      readonly body: unknown;
    }
  | { readonly kind: 'broken'; readonly message: string };

const callFailed = 'CallFailed';

/** The error that every API call rejects with. */
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

/** A field of a form that is wrong, by its dotted path, and what to enter. */
export interface Mistake {
  readonly field: string;
  readonly message: string;
}

/** What a rule finds: nothing, mistakes, or further rules. Each rule reads only the fields that it is about. */
export type Found = Mistake | Rule | null | readonly Found[];
export type Rule = () => Found;

/** Every mistake that rules find, in their order. */
export function mistakesOf(found: Found): readonly Mistake[] {
  if (found === null) return [];
  if (typeof found === 'function') return mistakesOf(found());
  return 'field' in found ? [found] : found.flatMap((each) => mistakesOf(each));
}
