import { expect, test } from 'vitest';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { chartTarget } from '../../../tools/paths/chart-target.ts';
import { oracleFindings } from '../../../tools/paths/oracles.ts';
import { planOf } from '../../../tools/paths/plan.ts';
import { run } from '../../../tools/paths/run.ts';

test.for(catalogue.map((entry) => [entry.slug, entry] as const))(
  'QAP-01 LAW-01 LAW-02 FLO-01 every reachable pair of transitions of %s is walked, its laws hold, and its record is the accepted one',
  { timeout: 120_000 },
  async ([, entry]) => {
    const plan = planOf(entry);
    expect({
      unexplained: plan.unexplained,
      idleReasons: plan.idleReasons,
      eventsThatTheKeyMakesAmbiguous: plan.surprises,
    }).toEqual({ unexplained: [], idleReasons: [], eventsThatTheKeyMakesAmbiguous: [] });

    const covered = new Set<string>();
    const tried = new Set<number>();
    for (const walk of plan.walks) {
      const outcome = await run(plan.chart, plan.book, walk, chartTarget(entry), { tried });
      expect(outcome.failure, `${walk.id} ${walk.steps.map(({ event }) => event).join(' ')}`).toBeNull();
      outcome.covered.forEach((target) => covered.add(target));
    }
    expect(plan.feasible.filter((target) => !covered.has(target))).toEqual([]);
    // Broken laws, laws about nothing, and differences to the accepted record.
    expect(await oracleFindings(plan)).toEqual([]);
  },
);
