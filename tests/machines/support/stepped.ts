import { CallFailed } from '../../../src/domain/kit/failure.ts';
import { offline } from './held.ts';

interface Waiting {
  ask(): Promise<unknown>;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

export type Way = 'answered' | 'request lost' | 'answer lost';

/** The calls of a page to a server, oldest first, which wait until a game lets them through. */
export class Line {
  readonly #calls: Waiting[] = [];
  /** Calls of pages that were closed: the server may still get them. */
  readonly #orphans: Waiting[] = [];

  call<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#calls.push({ ask, resolve: (answer) => resolve(answer as Answer), reject });
    });
  }

  isBusy(): boolean {
    return this.#calls.length + this.#orphans.length > 0;
  }

  /** The page is closed. */
  abandon(): void {
    this.#orphans.push(...this.#calls.splice(0));
  }

  /** Lets the server do the oldest call, or only pretends to. */
  async serve(way: Way): Promise<void> {
    const orphan = this.#orphans.shift();
    if (orphan && way !== 'request lost') await orphan.ask().catch(() => {});
    const call = this.#calls.shift();
    if (!call) return;
    if (way === 'request lost') call.reject(offline);
    else {
      const answer = await call.ask().catch((error: unknown) => (error instanceof CallFailed ? error : offline));
      if (way === 'answer lost') call.reject(offline);
      else if (answer instanceof CallFailed) call.reject(answer);
      else call.resolve(answer);
    }
    await still();
  }
}

/** A clock that goes from timer to timer, when told. */
export function steppedClock() {
  const timers = new Map<number, { at: number; run: () => void }>();
  let [now, next] = [0, 0];
  return {
    setTimeout(run: (...args: unknown[]) => void, milliseconds: number) {
      next += 1;
      timers.set(next, { at: now + milliseconds, run });
      return next;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    fire(): boolean {
      const [first] = [...timers].toSorted(([, one], [, other]) => one.at - other.at);
      if (!first) return false;
      timers.delete(first[0]);
      now = first[1].at;
      first[1].run();
      return true;
    },
  };
}

/** Lets every promise that is done come through; no time passes. */
export async function still(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
