import { parentPort } from 'node:worker_threads';

export interface Asked<Work> {
  readonly work: Work;
}

/** A partial result, the result, or an error. */
export type Answer<Result> =
  | { readonly kind: 'piece'; readonly bytes: Uint8Array }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'failure'; readonly message: string };

/** Handles one task in the thread and returns the result; sends partial results with `tell`. */
type Handle<Work, Result> = (work: Work, tell: (bytes: Uint8Array) => void) => Promise<Result>;

/** Handles tasks one at a time in the calling thread. */
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
