import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chartTarget } from '../../tools/paths/chart-target.ts';
import { walked } from '../../tools/paths/examine.ts';
import { lawsFor } from '../../src/machines/kit/laws.ts';
import { rulesOf } from '../../tools/paths/laws/law-rules.ts';
import { planOf } from '../../tools/paths/plan.ts';
import { junit } from '../../tools/paths/report/junit.ts';
import { reportPage } from '../../tools/paths/report/report.ts';
import { differences, resultsOf } from '../../tools/paths/results.ts';
import { named, trailOf } from '../../tools/paths/walk.ts';
import { worded } from '../../tools/paths/words.ts';
import { written } from '../../tools/paths/write.ts';
import { projectRoot } from '../../tools/support/steps.ts';
import { lamp, type lampMachine } from './support/lamp.ts';

const plan = planOf(lamp);
const walk = named('lamp', 0, [
  { event: 'lamp.dim' },
  { event: 'lamp.press' },
  { event: 'xstate.done.actor.readMeter' },
  { event: 'lamp.dim' },
  { event: 'xstate.after.patience.lamp.light.bright' },
]);
const words = [worded(lamp, trailOf(plan.chart, plan.book, walk))];

test('QAP-02 a walk is a checklist for testing by hand', () => {
  expect(written('md', words)).toBe(`# Lamp

> At the start:
> No light.
> It’s off.

## Way 1 of 1, 5 steps (${walk.id})

- [ ] **Dim** — nothing happens
- [ ] **Press the button**
  - Is there power?
- [ ] **The meter is read (60)**
  - Light.
- [ ] **Dim**
- [ ] **Wait 5 s**
  - No light.
`);
});

test('QAP-02 a walk is a scenario in Gherkin, in sentences that a tester would say', () => {
  expect(written('gherkin', words)).toBe(`Feature: Lamp

  Background:
    Given “Lamp” at its start
    And no light
    And it’s off

  Scenario: Way 1 of 1, 5 steps (${walk.id})
    When I dim
    Then nothing happens
    When I press the button
    Then is there power?
    When the meter is read (60)
    Then light
    When I dim
    And I wait 5 s
    Then no light
`);
});

test('QAP-02 walks that begin in different places each say where', () => {
  const other = { ...words[0], given: ['The SMS is sent.', 'UPI is open.'] } as const;
  const both = [...words, { ...other, id: 'lamp-2', steps: words[0]?.steps ?? [], chart: 'Lamp', walk }];
  expect(written('gherkin', both)).not.toContain('Background');
  expect(written('gherkin', both)).toContain(`  Scenario: Way 2 of 2, 5 steps (lamp-2)
    Given “Lamp” at its start
    And the SMS is sent
    And UPI is open
    When I dim`);
  expect(written('md', both)).toContain(`## Way 2 of 2, 5 steps (lamp-2)

> At the start:
> The SMS is sent.
> UPI is open.
`);
});

test('QAP-02 LAW-01 laws are scenarios by requirement: the shortest way to where they say something, and themselves as what follows', () => {
  const { always, on, overWalk, whenever } = lawsFor<typeof lampMachine>();
  const rules = rulesOf(plan, [
    whenever(
      'LMP-02',
      'A lamp without power stays dark',
      (step) => step.event.type === 'xstate.done.actor.readMeter' && step.event.output === 0,
      ({ after }) => after.matches({ light: 'dark' }),
    ),
    always('LMP-01', 'The level is never below 0', ({ context }) => context.level >= 0),
    whenever('LMP-01 LMP-02', 'Who wants light presses', on('lamp.press'), () => true),
    whenever('LMP-04', 'Who dims sees', on('lamp.dim'), () => true),
    overWalk('LMP-01', 'Nobody gets light for nothing', () => true),
    whenever(
      'LMP-03',
      'Nobody lifts the lamp',
      () => false,
      () => true,
    ),
  ]);
  expect(written('gherkin', words, rules)).toMatch(`Feature: Lamp

  Background:
    Given “Lamp” at its start
    And no light
    And it’s off

  Rule: LMP-01

    At every step: the level is never below 0.
    At every step: nobody gets light for nothing.

    Scenario: Who wants light presses
      When I press the button
      Then who wants light presses
      And is there power?

  Rule: LMP-02

    Scenario: A lamp without power stays dark
      Given I press the button
      When the meter is read (0)
      Then a lamp without power stays dark
      And no light
`);
  // An example in which the event does something says more than one in which it is refused.
  expect(written('gherkin', words, rules)).toMatch(`
    Scenario: Who dims sees
      Given I press the button
      And the meter is read (60)
      When I dim
      Then who dims sees

  Rule: Every way through the chart

    Scenario: Way 1 of 1, 5 steps (${walk.id})
      When I dim
      Then nothing happens
`);
  expect(written('md', words, rules)).toMatch(`# Lamp

> At the start:
> No light.
> It’s off.

## LMP-01

- [ ] At every step: the level is never below 0.
- [ ] At every step: nobody gets light for nothing.

### Who wants light presses

- [ ] **Press the button**
  - **Who wants light presses.**
  - Is there power?

## LMP-02

### A lamp without power stays dark
`);
});

test('QAP-02 a walk is JSON, and a Playwright test with one step for each of its steps', () => {
  expect(JSON.parse(written('json', words))).toEqual(words);
  const spec = written('playwright', words);
  expect(spec).toContain(`test("Lamp: ${walk.id}"`);
  expect(spec.match(/test\.step/g)).toHaveLength(walk.steps.length);
  const imported = /from '(.+)'/u.exec(spec)?.[1] ?? '';
  expect(existsSync(join(projectRoot, 'paths/written', imported))).toBe(true);
});

test('QAP-02 the report shows every kind of coverage, each pair, guard and walk, and what has changed', async () => {
  const examination = await walked(plan, plan.walks, () => chartTarget(lamp));
  const now = resultsOf([examination]);
  const before = { lamp: [...(now['lamp'] ?? []).slice(1), 'state lamp.gone'] };
  const html = reportPage([examination], differences(before, now), () => '<svg id="drawing"></svg>');
  expect(html).toContain('<svg id="drawing">');
  expect(html).toContain('<span class="good">15 of 15</span> transition pairs');
  expect(html).toContain('<span class="good">4 of 4</span> guard results');
  expect(html).toContain('1 more, 1 fewer');
  expect(html).toContain('− <code>state lamp.gone</code>');
  for (const { id } of plan.walks) expect(html).toContain(`<code>${id}</code>`);
  expect(html).not.toMatch(/<(?:script|link)|src=|https?:/u);
});

test('QAP-02 a failed walk is a failed test case on a build server', async () => {
  const none = { ...chartTarget(lamp), differenceTo: () => Promise.resolve('<dark>') };
  const examination = await walked(plan, [walk], () => none);
  const xml = junit([examination]);
  expect(xml).toContain(`<testsuite name="lamp" tests="1" failures="1">`);
  expect(xml).toContain('got &lt;dark&gt;');
});
