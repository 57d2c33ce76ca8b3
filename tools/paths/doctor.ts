import { coarseKeys } from './coarse-keys.ts';
import { stateNodesOf } from './graph.ts';
import type { Plan } from './plan.ts';
import { kindOf, subjectOf } from './targets.ts';

/** Something in a chart that its author should look at. */
export interface Finding {
  readonly chart: string;
  readonly kind:
    | 'unreachable state'
    | 'transition never taken'
    | 'guard never true'
    | 'guard never false'
    | 'result never given'
    | 'pair not walked'
    | 'dead event'
    | 'event without a sender'
    | 'state without a description'
    | 'event without a label'
    | 'unneeded reason'
    | 'key too coarse';
  readonly subject: string;
}

/** What is, or looks, wrong in a chart; `sent` are the events that something sends (QAP-02). */
export function findingsOf(plan: Plan, sent: ReadonlySet<string>): Finding[] {
  const { entry, chart, unexplained, idleReasons } = plan;
  const { machine, slug, labels } = entry;
  const types: readonly string[] = machine.events;
  const events = types.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
  const never = new Set(unexplained.filter((target) => kindOf(target) === 'transition').map(subjectOf));
  const alive = new Set(
    [...chart.definitions.values()].filter(({ id }) => !never.has(id)).map(({ eventType }) => eventType),
  );
  const isHeard = (type: string) =>
    [...alive].some((heard) => heard === type || (heard.endsWith('.*') && type.startsWith(heard.slice(0, -1))));
  const finding = (kind: Finding['kind']) => (subject: string) => ({ chart: slug, kind, subject });
  return [
    ...unexplained.map((target) => finding(kindOfGap(target))(subjectOf(target))),
    ...events.filter((type) => !isHeard(type)).map(finding('dead event')),
    ...stateNodesOf(machine)
      .filter(({ description }) => !description?.trim())
      .map(({ id }) => id)
      .map(finding('state without a description')),
    ...events.filter((type) => !sent.has(type)).map(finding('event without a sender')),
    ...events.filter((type) => !labels[type]).map(finding('event without a label')),
    ...idleReasons.map(finding('unneeded reason')),
    ...coarseKeys(plan).map(finding('key too coarse')),
  ];
}

function kindOfGap(target: string): Finding['kind'] {
  switch (kindOf(target)) {
    case 'state':
      return 'unreachable state';
    case 'transition':
      return 'transition never taken';
    case 'result':
      return 'result never given';
    case 'pair':
      return 'pair not walked';
    case 'guard':
      return target.endsWith('=true') ? 'guard never true' : 'guard never false';
  }
}
