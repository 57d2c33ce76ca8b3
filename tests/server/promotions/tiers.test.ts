import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Simulation } from '../../../src/contract/admin/simulator.calls.ts';
import type { OwnedTiers } from '../../../src/contract/promotions/tier-admin.calls.ts';
import { accounts, problemOf, startTestServer, type TestServer, wireLine } from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

const plan = [
  { label: 'Copper', threshold: 1000, discountPercentage: 3, description: '' },
  { label: 'Brass', threshold: 3000, discountPercentage: 8, description: 'For the whole family' },
];

const read = async () => (await server.call('GET', '/v1/admin/tiers', { token: admin })).body as OwnedTiers;
const save = async (tiers: unknown, version?: number) =>
  server.call('PUT', '/v1/admin/tiers', {
    token: admin,
    body: { tiers },
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });

async function simulate(tiers?: typeof plan): Promise<Simulation['tiers']> {
  const body = { lines: [wireLine('sleep-mantra', { quantity: 2 })], customer: {}, ...(tiers ? { tiers } : {}) };
  const { status, body: answer } = await server.call('POST', '/v1/admin/simulator', { token: admin, body });
  expect(status).toBe(200);
  return (answer as Simulation).tiers;
}

const shoppersSee = async () => {
  const { body } = await server.call('GET', '/v1/coupon/tiers');
  return (body as { tiers: { label: string }[] }).tiers.map(({ label }) => label);
};

test('ADM-50 tiers are tried in the simulator before they count, and count for everybody once they are saved', async () => {
  const before = await shoppersSee();
  expect((await simulate(plan.toReversed())).map(({ tier }) => tier.label)).toEqual(['Copper', 'Brass']);
  expect(await shoppersSee()).toEqual(before);
  const { version } = await read();
  expect((await save(plan, version)).status).toBe(200);
  expect(await read()).toEqual({ tiers: plan, areDefaults: false, version: version + 1 });
  await expect.poll(shoppersSee).toEqual(['Copper', 'Brass']);
  await expect.poll(async () => (await simulate()).map(({ tier }) => tier.label)).toEqual(['Copper', 'Brass']);
});

test('ADM-50 of two admins who change the tiers the second is told, and nothing of theirs is stored', async () => {
  const { version } = await read();
  expect((await save(plan, version)).status).toBe(200);
  const late = await save([{ ...plan[0], threshold: 1 }], version);
  expect(late.status).toBe(412);
  expect(await read()).toEqual({ tiers: plan, areDefaults: false, version: version + 1 });
});

test('ADM-50 tiers that contradict each other are refused at their fields', async () => {
  const before = await read();
  const [copper, brass] = plan;
  const errorsOf = async (tiers: unknown) => problemOf(await save(tiers)).errors;
  expect(await errorsOf([copper, { ...brass, threshold: 1000 }])).toEqual([
    { field: 'tiers.1.threshold', message: 'Another tier starts at the same amount' },
  ]);
  expect(await errorsOf([copper, { ...brass, discountPercentage: 2 }])).toEqual([
    { field: 'tiers.1.discountPercentage', message: 'Enter more than 3%, what the tier below gives' },
  ]);
  expect(await errorsOf([])).toEqual([{ field: 'tiers', message: 'Keep at least one tier' }]);
  expect(await read()).toEqual(before);
});
