import type { Law } from '../../../src/machines/kit/laws.ts';
import { lawsOf } from '../../../src/machines/flows/registry/chart-laws.ts';
import { requirements } from '../../support/requirements.ts';
import { lawScenarios } from './law-scenarios.ts';
import type { Plan } from '../plan.ts';
import { worded } from '../words.ts';
import type { WordedRule } from '../write.ts';

/** What a chart's laws say, by requirement, in the order of the ids; the requirements are those of the project. */
export function rulesOf(plan: Plan, laws: readonly Law[] = lawsOf(plan.entry.slug)): WordedRule[] {
  const demands = new Map(requirements().map(({ id, says }) => [id, says]));
  const scenarios = lawScenarios(plan, laws);
  const ids = [...new Set(scenarios.flatMap(({ law }) => law.requirements))].toSorted();
  return ids
    .map((id) => {
      // A law of several requirements stands with the first.
      const own = scenarios.filter(({ law }) => law.requirements[0] === id);
      return {
        id,
        says: demands.get(id) ?? '',
        always: own.flatMap(({ law, trail }) => (trail ? [] : [law.says])),
        examples: own.flatMap(({ law, trail }) =>
          trail ? [{ law: law.says, walk: worded(plan.entry, trail) }] : [],
        ),
      };
    })
    .filter(({ always, examples }) => always.length + examples.length > 0);
}
