import { parentPort } from 'node:worker_threads';
import { judged } from './judge.ts';
import type { Mutant } from './mutant.ts';

/** A fault to plant in a chart. */
export interface Assignment {
  readonly slug: string;
  readonly mutant: Mutant;
}

parentPort?.on('message', ({ slug, mutant }: Assignment) => {
  const answer = async () => parentPort?.postMessage(await judged(slug, mutant));
  answer().catch((error: unknown) => {
    throw error;
  });
});
