import type { Findings } from './findings.ts';
import type { HttpCaller } from './http-caller.ts';

const megabyte = 2 ** 20;
/** With fewer looks nothing is judged: a server that has just started still compiles and fills its caches. */
const fewest = 16;

/** Watches how much memory a shop holds, by its own metrics. */
export function memoryWatch(caller: HttpCaller) {
  const seen: number[] = [];
  const min = (looks: readonly number[]) => Math.min(...looks);
  return {
    async look(): Promise<void> {
      const { text } = await caller.send({ method: 'GET', path: '/metrics' });
      const bytes = Number(/^process_resident_memory_bytes (\S+)$/mu.exec(text)?.[1]);
      if (bytes > 0) seen.push(Math.round(bytes / megabyte));
    },
    /** Flat means: the least of the last quarter is at most a fifth and 48 MB above the least of the quarter before it. */
    judge(findings: Findings): void {
      if (seen.length < fewest) return;
      const quarter = Math.floor(seen.length / 4);
      const [early, late] = [min(seen.slice(-2 * quarter, -quarter)), min(seen.slice(-quarter))];
      findings.expect(
        late <= early * 1.2 + 48,
        'The memory of a shop does not grow with its requests',
        () => `from ${early} MB to ${late} MB; seen ${seen.join(', ')}`,
      );
    },
    figures: () => (seen.length === 0 ? {} : { 'MB at first': seen[0] ?? 0, 'MB at last': seen.at(-1) ?? 0 }),
  };
}
