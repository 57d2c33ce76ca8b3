import { parentPort } from 'node:worker_threads';

export interface Asked<Work> {
  readonly work: Work;
}

/** A piece of a result, the result, or why there is none. */
export type Answer<Result> =
  | { readonly kind: 'piece'; readonly bytes: Uint8Array }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'failure'; readonly message: string };

/** What a thread does with one task: the result, and pieces of it before by `tell`. */
type Handle<Work, Result> = (work: Work, tell: (bytes: Uint8Array) => void) => Promise<Result>;

/** Does one task after the other in the thread that calls this. */
export function serveThread<Work, Result>(handle: Handle<Work, Result>): void {
  const post = (answer: Answer<Result>) => parentPort?.postMessage(answer);
  parentPort?.on('message', ({ work }: Asked<Work>) => {
    handle(work, (bytes) => post({ kind: 'piece', bytes })).then(
      (result) => post({ kind: 'result', result }),
      (error: unknown) =>
        post({ kind: 'failure', message: error instanceof Error ? error.message : String(error) }),
    );
  });
}
