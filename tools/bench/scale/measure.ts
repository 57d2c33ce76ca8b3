import type { Click } from './clicks.ts';

export interface Measured {
  readonly click: Click;
  /** Milliseconds. */
  readonly median: number;
  readonly times: readonly number[];
  readonly failures: number;
}

/** Opens an address `tries` times, one after the other, after two that don't count. */
export async function measured(url: string, token: string, click: Click, tries: number): Promise<Measured> {
  const times: number[] = [];
  let failures = 0;
  for (let turn = -2; turn < tries; turn += 1) {
    const began = performance.now();
    const answer = await fetch(url + click.path(turn + 2), {
      headers: click.isForAdmins ? { authorization: `Bearer ${token}` } : {},
    });
    await answer.arrayBuffer();
    if (!answer.ok) failures += 1;
    if (turn >= 0) times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return {
    click,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    times,
    failures,
  };
}
