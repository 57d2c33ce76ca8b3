import type { Findings } from './findings.ts';
import type { HttpCaller } from './http-caller.ts';

const megabyte = 2 ** 20;
/** Looks before which nothing is judged: a server that has just started still compiles. */
const warmUp = 3;

/** Watches how much memory a shop holds, by its own metrics. */
export function memoryWatch(caller: HttpCaller) {
  const seen: number[] = [];
  const least = (looks: readonly number[]) => Math.min(...looks);
  const third = () => Math.max(1, Math.floor((seen.length - warmUp) / 3));
  return {
    async look(): Promise<void> {
      const { text } = await caller.send({ method: 'GET', path: '/metrics' });
      const bytes = Number(/^process_resident_memory_bytes (\S+)$/mu.exec(text)?.[1]);
      if (bytes > 0) seen.push(Math.round(bytes / megabyte));
    },
    /** Flat means: the least of the last third is at most a quarter and 32 MB above the least of the first. */
    judge(findings: Findings): void {
      if (seen.length < warmUp + 6) return;
      const [early, late] = [least(seen.slice(warmUp, warmUp + third())), least(seen.slice(-third()))];
      findings.expect(late <= early * 1.25 + 32, 'The memory of a shop does not grow with its requests', () =>
        `from ${early} MB to ${late} MB; seen ${seen.join(', ')}`,
      );
    },
    figures: () => (seen.length === 0 ? {} : { 'MB at first': seen[0] ?? 0, 'MB at last': seen.at(-1) ?? 0 }),
  };
}
