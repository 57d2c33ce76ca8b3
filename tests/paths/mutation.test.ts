import { expect, test } from 'vitest';
import { mutantsIn } from '../../tools/paths/mutation/plant.ts';
import { judgeAll } from '../../tools/paths/mutation/judges.ts';
import { differenceText, type Mutant } from '../../tools/paths/mutation/mutant.ts';
import { mutantsOf } from '../../tools/paths/mutation/chart-files.ts';
import type { Verdict } from '../../tools/paths/mutation/judge.ts';
import { textOf } from '../../tools/support/source.ts';

const chart = `setup({
  actions: { setLevel: assign({ level: 2, isOn: true, name: (_, params) => params.name }) },
  guards: { isDark: ({ context }) => context.level === 0 },
  delays: { patience: 5000 },
}).createMachine({
  states: {
    dark: { on: { press: [{ guard: 'isDark', target: 'bright', actions: ['setLevel', 'tellOn'] }, { target: 'dark' }] } },
    bright: { after: { patience: 'dark' } },
  },
});`;

/** The faults in the list that this tool was made for. */
const listed: readonly { slug: string; file: string; what: string; was: RegExp; is: string; broken: string }[] = [
  {
    slug: 'order',
    file: 'src/machines/orders/order/order.machine.ts',
    what: 'a paid order is cancelled without a refund',
    was: /'withdrawMembership',\s+'refundPayments'\]/u,
    is: "'withdrawMembership']",
    broken: 'A paid order that is cancelled has a refund',
  },
  {
    slug: 'session',
    file: 'src/machines/account/session/session.machine.ts',
    what: '426 keeps the token',
    was: /'dropToken', /u,
    is: '',
    broken: 'The answer 426 drops the token, and the shop hears that the session is lost',
  },
  {
    slug: 'coupon-popup',
    file: 'src/machines/promotions/coupon-popup/coupon-popup.visible.ts',
    what: 'Apply only closes the offer',
    was: /\{ type: 'chooseCode', params: [^\n]*\},\n/u,
    is: '',
    broken: 'Apply uses the offer’s own code and closes the popup',
  },
  {
    slug: 'banner-carousel',
    file: 'src/machines/promotions/banner-carousel/banner-carousel.machine.ts',
    what: 'banners turn ten times too fast',
    was: /rotation: bannerConstants\.rotation/u,
    is: 'rotation: bannerConstants.rotation / 10',
    broken: 'The next banner comes after 5 s',
  },
  {
    slug: 'cart-sync',
    file: 'src/machines/cart/cart-sync/cart-sync.rules.ts',
    what: '429 counts as refused',
    was: / && failure\.status !== 429/u,
    is: '',
    broken: 'A change that the server couldn’t take yet is sent again after 5 s',
  },
];

function mutantOf({ file, was, is }: (typeof listed)[number]): Mutant {
  const found = was.exec(textOf(file));
  if (!found) throw new Error(`${file} no longer has ${was.source}`);
  const { index } = found;
  return { file, kind: 'rule', line: 1, start: index, end: index + found[0].length, replacement: is };
}

test(
  'LAW-03 every fault on the list breaks the law that forbids it, and changes the record',
  { timeout: 240_000 },
  async () => {
    const verdicts = new Map<Mutant, Verdict>();
    const assignments = listed.map((fault) => ({ slug: fault.slug, mutant: mutantOf(fault) }));
    await judgeAll(assignments, 1, ({ mutant }, verdict) => verdicts.set(mutant, verdict));
    const heard = assignments.map(({ mutant }, index) => {
      const { laws = [], record = false, crash = null } = verdicts.get(mutant) ?? {};
      const { what, broken } = listed[index] ?? { what: '', broken: '' };
      return { what, isBroken: laws.includes(broken), record, crash };
    });
    expect(heard).toEqual(listed.map(({ what }) => ({ what, isBroken: true, record: true, crash: null })));
  },
);

test('LAW-03 a chart gets faults of every kind that it can have', () => {
  const faults = mutantsIn('lamp.machine.ts', chart).map((mutant) => {
    const [, ...lines] = differenceText(chart, mutant);
    return [mutant.kind, lines.at(-1)];
  });
  const dark = "{ guard: 'isDark', target: 'bright', actions: ['setLevel', 'tellOn'] }";
  expect(faults).toEqual([
    ['assign', '+ actions: { setLevel: assign({ level: 2 + 1, isOn: true, name: (_, params) => params.name }) },'],
    ['assign', '+ actions: { setLevel: assign({ level: 2, isOn: false, name: (_, params) => params.name }) },'],
    ['assign', '+ actions: { setLevel: assign({ level: 2, isOn: true, name: ({ context }) => context.name }) },'],
    ['guard negated', '+ guards: { isDark: ({ context }) => !(context.level === 0) },'],
    ['rule', '+ guards: { isDark: ({ context }) => context.level !== 0 },'],
    ['delay', '+ delays: { patience: 10 * (5000) },'],
    ['event ignored', '+ dark: { on: {  } },'],
    ['alternatives swapped', `+ dark: { on: { press: [{ target: 'dark' }, ${dark}] } },`],
    ['guard dropped', `+ dark: { on: { press: [${dark.replace("guard: 'isDark',", '')}, { target: 'dark' }] } },`],
    ['target', `+ dark: { on: { press: [${dark.replace('bright', 'dark')}, { target: 'dark' }] } },`],
    ['action dropped', `+ dark: { on: { press: [${dark.replace("'setLevel',", '')}, { target: 'dark' }] } },`],
    ['action dropped', `+ dark: { on: { press: [${dark.replace("'tellOn'", '')}, { target: 'dark' }] } },`],
    ['target', `+ dark: { on: { press: [${dark}, { target: 'bright' }] } },`],
    ['target', "+ bright: { after: { patience: 'bright' } },"],
  ]);
});

test('LAW-03 a text that a person reads becomes another one, whichever quotes it has, and stays valid code', () => {
  const view =
    "export const a = t`All`;\nexport const b = (n: number) => t`You save ${n} now`;\nexport const c = 'Add to cart';";
  const faults = mutantsIn('lamp.view.ts', view).filter(({ kind }) => kind === 'text');
  expect(faults.map((mutant) => differenceText(view, mutant).at(-1))).toEqual([
    '+ export const a = t`Something else`;',
    '+ export const b = (n: number) => t`Something else${n} now`;',
    "+ export const c = 'Something else';",
  ]);
});

test('LAW-03 a chart in a folder of another one gets its own faults', () => {
  expect(mutantsOf('parcel', 20).some(({ file }) => file.includes('/booking/'))).toBe(false);
  expect(mutantsOf('booking', 20).every(({ file }) => file.includes('/booking/'))).toBe(true);
});

test('LAW-03 faults are chosen the same way in every run, spread over their kinds', () => {
  const some = mutantsOf('session', 20);
  expect(some.length).toBeLessThanOrEqual(20);
  expect(new Set(some.map(({ kind }) => kind)).size).toBeGreaterThan(5);
  expect(mutantsOf('session', 20)).toEqual(some);
});
