import type { ShopProcess } from '../../tests/support/platform/shop-process.ts';
import { openCaller } from './http-caller.ts';
import { checkLaws, countGoods } from './laws.ts';
import type { Campaign, Part } from './part.ts';
import { newPerson } from './people.ts';
import { adminRaces } from './races/admin-races.ts';
import { goodsRaces } from './races/goods-races.ts';
import { gatewaySecret, moneyRaces } from './races/money-races.ts';
import { type Race, raceLine, type RaceWorld, totalOf } from './races/race.ts';

/** Every race, in the order in which they take turns. */
const allRaces: readonly Race[] = [...goodsRaces, ...moneyRaces, ...adminRaces];
/** Rounds of all races between two looks into the books. */
const roundsBetween = 20;

/** Fifty clients at once for what only some of them may have, on one process and on two (CHK-06, CHK-09, ORD-03). */
export const races: Part = async (campaign, size) => {
  const one = await raceOn(campaign, 1, Math.ceil(size / 2));
  const two = await raceOn(campaign, 2, Math.floor(size / 2));
  return { scenarios: allRaces.length, 'requests on one process': one, 'requests on two processes': two };
};

async function raceOn(campaign: Campaign, processes: number, size: number): Promise<number> {
  const { findings, chance, say } = campaign;
  const { world, close } = await openWorld(campaign, processes);
  const when = `${processes} ${processes === 1 ? 'process' : 'processes'}`;
  let requests = 0;
  for (let round = 0; requests < size; round += 1) {
    for (const race of allRaces) {
      if (requests >= size) break;
      requests += await race.run({ ...world, chance: chance.fork(`${processes}.${round}.${race.name}`) });
    }
    if (round % roundsBetween === 0) {
      await checkLaws(world.pool, findings, `${when}, round ${round}`);
      say(`${requests} of ${size} requests on ${when}`);
    }
  }
  await checkLaws(world.pool, findings, `${when}, at the end`);
  await close();
  return requests;
}

async function openWorld(
  { workshop, chance, findings }: Campaign,
  processes: number,
): Promise<{ world: RaceWorld; close: () => Promise<void> }> {
  const server = await workshop.database('races');
  const environment = { DATABASE_URL: server.url, SANDBOX_GATEWAY_SECRET: gatewaySecret };
  const shops: ShopProcess[] = [];
  for (let started = 0; started < processes; started += 1) shops.push(await workshop.shop({ environment }));
  const pool = workshop.pool(server.url);
  await pool.query(`
    INSERT INTO product (sku, name, price, discount, flavours, variants, stock)
    SELECT 'race-' || place, 'Race', 600, discount, '{Mint}', '{50 g}', 100000000
    FROM product, unnest(ARRAY(SELECT generate_series(0, 49)::text) || '{last}'::text[]) AS place WHERE sku = 'sleep-mantra'`);
  await countGoods(pool);
  const callers = shops.map(({ url }) => openCaller(url));
  const world = {
    pool,
    callers,
    chance,
    findings,
    admin: await newPerson(pool, { role: 'admin' }),
    total: 0,
    cashTotal: 0,
  };
  const goods = { lines: [raceLine(0)], pincode: '560066' };
  const total = await totalOf(world, goods);
  const cashTotal = await totalOf(world, { ...goods, paymentMethod: 'cod' });
  const close = async (): Promise<void> => {
    for (const caller of callers) caller.close();
    for (const shop of shops) await shop.stop();
    await server.stop();
  };
  return { world: { ...world, total, cashTotal }, close };
}
