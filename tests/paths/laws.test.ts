import { expect, test } from 'vitest';
import { lawsFor } from '../../src/machines/kit/laws.ts';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import { chartLaws } from '../../src/machines/flows/registry/chart-laws.ts';
import { chartOf } from '../../tools/paths/chart.ts';
import { brokenLawText, lawReport } from '../../tools/paths/laws/chart-laws-check.ts';
import { hasAdapter } from '../../tools/paths/page/adapters.ts';
import { planOf } from '../../tools/paths/plan.ts';
import { differencesOf } from '../../tools/paths/records/compare.ts';
import { recordOf } from '../../tools/paths/records/record.ts';
import { textOf } from '../../tools/support/source.ts';
import { lamp, lampMachine } from './support/lamp.ts';

const { always, never, on, overWalk, until, whenever, within } = lawsFor<typeof lampMachine>();
const isBright = (step: Parameters<ReturnType<typeof on>>[0]) => step.after.matches({ light: 'bright' });

/** One law of every form, all of them true of the lamp. */
const laws = [
  always('QAP-01', 'The level is 0 to 2', ({ context }) => context.level >= 0 && context.level <= 2),
  never('QAP-01', 'The lamp never turns above 2', ({ context }) => context.level > 2),
  whenever('QAP-01', 'Dimming never raises the level', on('lamp.dim'), ({ before, after }) =>
    before ? after.context.level <= before.context.level : true,
  ),
  until('QAP-01', 'Until it’s pressed again, a lamp that is on doesn’t ask for power', {
    from: isBright,
    until: (step) => !isBright(step),
    holds: ({ after }) => !after.matches({ light: 'asking' }),
  }),
  within('QAP-01', 'The light goes out within 5 s', {
    from: (step) => isBright(step) && on('xstate.done.actor.readMeter')(step),
    to: (step) => !isBright(step),
    milliseconds: 5000,
  }),
  overWalk(
    'QAP-01',
    'Nobody gets light without asking for it',
    (steps) => !steps.some(isBright) || steps.some(on('lamp.press')),
  ),
];

const levelOf = ({ context }: { readonly context: { readonly level: number } }) =>
  String(Math.max(-1, context.level));

async function brokenBy(machine: typeof lampMachine): Promise<string[]> {
  const plan = planOf({ ...lamp, machine });
  const { broken } = await lawReport(plan, laws);
  return broken.map(({ law }) => law.says);
}

test('LAW-01 laws of every form hold for a chart that keeps them, and each says something about it', async () => {
  const report = await lawReport(planOf(lamp), laws);
  expect([report.broken, report.idle]).toEqual([[], []]);
});

test('LAW-01 a broken law is told as the shortest walk that breaks it, in words', async () => {
  const broken = lampMachine.provide({ guards: { canDim: () => true } });
  const plan = planOf({ ...lamp, machine: broken, key: levelOf });
  const { broken: found } = await lawReport(plan, laws);
  expect(found.flatMap((each) => brokenLawText(plan, each))).toEqual([
    'Given no light',
    '  And it’s off',
    'When I press the button',
    '  And the meter is read (60)',
    '  And I dim',
    '  And I dim',
    '  And I dim',
    'Then law broken: The level is 0 to 2 (QAP-01)',
  ]);
});

test('LAW-01 a delay that is too long breaks a law about time', async () => {
  expect(await brokenBy(lampMachine.provide({ delays: { patience: 50_000 } }))).toEqual([
    'The light goes out within 5 s',
  ]);
});

test('LAW-01 a law about something that never happens is reported', async () => {
  const empty = whenever(
    'QAP-01',
    'A lamp with level 9 is off',
    ({ after }) => after.context.level === 9,
    () => false,
  );
  expect((await lawReport(planOf(lamp), [empty])).idle).toEqual([empty]);
});

test('LAW-02 a changed chart differs from its record in words', () => {
  const machine = lampMachine.provide({ delays: { patience: 6000 } });
  const before = recordOf(chartOf(lamp));
  expect(differencesOf(before, before)).toEqual([]);
  expect(differencesOf(before, recordOf(chartOf({ ...lamp, machine })))).toEqual([
    'light.asking|done.actor.readMeter|0 no longer: waits after.patience.lamp.light.bright {"milliseconds":5000}',
    'light.asking|done.actor.readMeter|0 now: waits after.patience.lamp.light.bright {"milliseconds":6000}',
  ]);
  const dim = lampMachine.provide({ guards: { canDim: () => false } });
  expect(differencesOf(before, recordOf(chartOf({ ...lamp, machine: dim })))).toContain(
    'light.bright|lamp.dim|0 is gone: stays; level = 0 | stays; level = 1',
  );
});

test('LAW-01 every law names requirements that exist, and is a sentence without a full stop', () => {
  const known = textOf('docs/requirements.md');
  const wrong = Object.entries(chartLaws).flatMap(([slug, own]) =>
    own
      .filter(
        ({ requirements, says }) => !requirements.every((id) => known.includes(`**${id}**`)) || /[.!]$/u.test(says),
      )
      .map(({ says }) => `${slug}: ${says}`),
  );
  expect(wrong).toEqual([]);
});

test('LAW-01 every chart of a shopper or of the server has at least three laws, also in the account, and no law is left without a chart', () => {
  const slugs = new Set(catalogue.map(({ slug }) => slug));
  expect(Object.keys(chartLaws).filter((slug) => !slugs.has(slug))).toEqual([]);
  const few = catalogue.filter(
    ({ slug, group }) =>
      (group === 'shopper' || group === 'server' || hasAdapter(slug)) && (chartLaws[slug]?.length ?? 0) < 3,
  );
  expect(few.map(({ slug }) => slug)).toEqual([]);
});
