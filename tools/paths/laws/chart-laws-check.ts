import type { Law } from '../../../src/machines/kit/laws.ts';
import { lawsOf } from '../../../src/machines/flows/registry/chart-laws.ts';
import { randomWalks } from '../explore.ts';
import type { Plan } from '../plan.ts';
import { shrunk } from '../shrink.ts';
import { StepNotOffered, trailOf, walkOf, type Walk } from '../walk.ts';
import { asFact, asSentence } from '../sentences.ts';
import { worded } from '../words.ts';
import { checkLaws } from './check-laws.ts';

/** A law that a walk breaks, with the shortest walk that shows it. */
export interface BrokenLaw {
  readonly law: Law;
  readonly walk: Walk;
}

export interface LawReport {
  readonly laws: readonly Law[];
  readonly broken: readonly BrokenLaw[];
  /** Laws that say nothing about any step. */
  readonly idle: readonly Law[];
}

/** Random walks beyond the plan: the same in every run. */
const beyond = { seed: 1, walks: 20, steps: 40 };

/** Checks a chart's laws at every moment, on all walks of its plan and on random ones (LAW-01). */
export async function lawReport(plan: Plan, laws: readonly Law[] = lawsOf(plan.entry.slug)): Promise<LawReport> {
  const { chart, book, entry } = plan;
  const isLong = laws.some(({ isLocal }) => !isLocal);
  const walks = isLong ? [...plan.walks, ...randomWalks(plan, beyond)] : [];
  const { breaks, idle } = checkLaws(
    chart,
    laws,
    walks.map((walk) => trailOf(chart, book, walk).edges),
  );
  const broken: BrokenLaw[] = [];
  for (const { law, edges } of breaks) {
    const walk = walkOf(entry.slug, edges);
    const isBroken = (one: Walk) => Promise.resolve(breaksLaw(plan, law, one));
    broken.push({ law, walk: await shrunk(chart, book, walk, walk.steps.length - 1, isBroken) });
  }
  return { laws, broken, idle };
}

function breaksLaw({ chart, book }: Plan, law: Law, walk: Walk): boolean {
  try {
    const { edges } = trailOf(chart, book, walk);
    return checkLaws(chart, [{ ...law, isLocal: false }], [edges]).breaks.length > 0;
  } catch (error) {
    if (error instanceof StepNotOffered) return false;
    throw error;
  }
}

/** 'Given …, When …, Then law broken: …', line by line. */
export function brokenLawText({ entry, chart, book }: Plan, { law, walk }: BrokenLaw): string[] {
  const { given, steps } = worded(entry, trailOf(chart, book, walk));
  return [
    ...given.map((text, index) => `${index === 0 ? 'Given' : '  And'} ${asFact(text)}`),
    ...steps.map(({ action }, index) => `${index === 0 ? 'When' : '  And'} ${asSentence(action)}`),
    `Then law broken: ${law.says} (${law.requirements.join(', ')})`,
  ];
}
