import { Worker } from 'node:worker_threads';
import type { Verdict } from './judge.ts';
import type { Assignment } from './judge.worker.ts';

/** A fault may make a chart run for ever, or out of memory: then it's ended, and counts as noticed. */
const patience = 120_000;

/** Judges faults in threads of their own, so many at once; `done` hears each as soon as it's judged. */
export async function judgeAll(
  assignments: readonly Assignment[],
  atOnce: number,
  done: (assignment: Assignment, verdict: Verdict) => void,
): Promise<void> {
  // A chart stays with its judge, which knows it without faults already.
  const waiting = [...Map.groupBy(assignments, ({ slug }) => slug).values()];
  const work = async () => {
    let judge = newJudge();
    try {
      for (let own = waiting.shift(); own; own = waiting.shift()) {
        for (const next of own) {
          const verdict = await verdictOf(judge, next);
          if (verdict.crash === endless) {
            await judge.terminate();
            judge = newJudge();
          }
          done(next, verdict);
        }
      }
    } finally {
      await judge.terminate();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const endless = 'It runs for ever';

function newJudge(): Worker {
  return new Worker(new URL('judge.worker.ts', import.meta.url));
}

function verdictOf(judge: Worker, assignment: Assignment): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const finish = (verdict: Verdict) => {
      clearTimeout(timer);
      judge.off('message', finish);
      judge.off('error', fail);
      resolve(verdict);
    };
    const runsOn = () => finish({ laws: [], record: false, crash: endless });
    const fail = (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? runsOn() : reject(error);
    const timer = setTimeout(runsOn, patience);
    judge.on('message', finish);
    judge.on('error', fail);
    judge.postMessage(assignment);
  });
}
