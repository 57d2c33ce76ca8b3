import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from '../../../../tools/load/balancer.ts';
import { checkBooks, isBroken } from '../../../../tools/load/books.ts';
import { loadUsage, readLoadOptions } from '../../../../tools/load/options.ts';
import { playSale } from '../../../../tools/load/sale.ts';
import { Seen } from '../../../../tools/load/seen.ts';
import { tableOf } from '../../../../tools/load/table.ts';
import { Findings } from '../../../../tools/torture/findings.ts';
import { openCaller } from '../../../../tools/torture/http-caller.ts';
import { countGoods } from '../../../../tools/torture/laws.ts';
import { openWorkshop } from '../../../../tools/torture/workshop.ts';
import { OptionsError } from '../../../../tools/support/options-error.ts';
import { address, line, openOrderShop, orderOf, place } from '../../../support/orders/order-shop.ts';
import { freePort } from '../../../support/platform/free-port.ts';

test('PRF-04 flags of a sale are read, and what is left out has its usual size', () => {
  expect(readLoadOptions(['--processes', '2,3', '--seconds=5', '--buyers', '0', '--seed', 'a7'])).toEqual({
    processes: [2, 3],
    rounds: 1,
    seconds: 5,
    visits: 100_000,
    shoppers: 40,
    buyers: 0,
    seed: 'a7',
  });
});

test.for([
  [['--processes', '0'], '--processes is "0": use whole numbers from 1 to 8, separated by commas.'],
  [['--processes', '1,many'], '--processes is "1,many": use whole numbers from 1 to 8, separated by commas.'],
  [['--seconds', '601'], '--seconds is "601": use a whole number from 1 to 600.'],
  [['--buyers', '5%'], '--buyers is "5%": use a whole number from 0 to 100.'],
  [['--seed', ''], '--seed is "": use up to 40 letters, digits, dots and dashes.'],
  [['--second', '5'], loadUsage()],
  [['5'], loadUsage()],
] as const)('PRF-04 a wrong flag of a sale is answered with what is allowed: %s', ([args, told]) => {
  expect(() => readLoadOptions(args)).toThrow(OptionsError);
  expect(() => readLoadOptions(args)).toThrow(told);
});

test('PRF-04 the balancer gives each new connection to the process with the fewest and passes over one that is gone', async () => {
  const shops = await Promise.all(['a', 'b'].map(shopNamed));
  const gone = `http://127.0.0.1:${await freePort()}`;
  const balancer = await startBalancer([gone, ...shops]);
  onTestFinished(() => balancer.close());
  const callers = [1, 2, 3, 4].map(() => openCaller(balancer.url, { sockets: 1 }));
  onTestFinished(() => callers.forEach((caller) => caller.close()));
  const names: string[] = [];
  for (const caller of callers) names.push((await caller.send({ method: 'GET', path: '/' })).text);
  expect(names.toSorted()).toEqual(['a', 'a', 'b', 'b']);
  const again = await callers[0]?.send({ method: 'GET', path: '/' });
  expect(again?.text).toBe(names[0]);
});

async function shopNamed(name: string): Promise<string> {
  const server = createServer((_, reply) => reply.end(name)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
}

test('PRF-04 the books of a sale show what was oversold, ordered twice, lost or not paid', async () => {
  const shop = await openOrderShop();
  onTestFinished(() => shop.close());
  const { database } = shop.context;
  await countGoods(database.pool);
  const seen = new Seen();
  const buyer = await shop.buyer();
  for (let orders = 0; orders < 3; orders += 1) {
    const key = randomUUID();
    seen.asked(key);
    const body = { ...orderOf([line('sleep-mantra')], 600), address: { ...address, line2: key } };
    seen.ordered(key, (await place(shop, buyer, body, key)).order.id);
  }
  const fine = { placed: 3, oversold: 0, duplicates: 0, lost: 0, unpaid: 0 };
  expect([await checkBooks(database.pool, seen), isBroken(fine)]).toEqual([fine, false]);

  const [first, second, third] = [...seen.orders];
  await database.execute(sql`UPDATE torture_stock SET units_there = 1 WHERE sku = 'sleep-mantra'`);
  await database.execute(sql`
    UPDATE shop_order SET address = jsonb_set(address, '{line2}', to_jsonb(${first?.[0]}::text)) WHERE id = ${second?.[1]}`);
  seen.ordered(third?.[0] ?? '', randomUUID());
  seen.paid(first?.[1] ?? '');
  const broken = await checkBooks(database.pool, seen);
  expect(broken).toEqual({ placed: 3, oversold: 2, duplicates: 1, lost: 2, unpaid: 1 });
  const faults = ['oversold', 'duplicates', 'lost', 'unpaid'];
  expect(faults.filter((fault) => isBroken({ ...fine, [fault]: 1 }))).toEqual(faults);
});

test('PRF-04, ORD-03 a small sale on two processes: everybody is served, and the books add up', async () => {
  const workshop = await openWorkshop();
  onTestFinished(() => workshop.clear());
  const options = readLoadOptions([
    '--visits',
    '50',
    '--shoppers',
    '8',
    '--buyers',
    '100',
    '--seconds',
    '120',
    '--seed',
    'a7',
  ]);
  const { seen, books, findings, visits, used } = await playSale(workshop, 2, options);
  expect({ ...books, found: findings.all(), errors: seen.examples, visits, processes: used.memory.length }).toEqual(
    {
      oversold: 0,
      duplicates: 0,
      lost: 0,
      unpaid: 0,
      found: [],
      errors: [],
      visits: 50,
      processes: 2,
      placed: visits - seen.refusedAsSoldOut,
    },
  );
  expect(seen.paidOrders.size).toBeGreaterThan(10);
}, 240_000);

test('PRF-04 the table has a column for each number of processes, with the medians of its rounds and all its faults', () => {
  const sale = (processes: number, placed: number, duplicates: number) => {
    const seen = new Seen();
    for (const ms of [1, 2, 30]) seen.answer('order', ms * processes);
    const used = { memory: Array.from({ length: processes }, () => 200), shop: 3, database: 1, visitors: 1 };
    const books = { placed, oversold: 0, duplicates, lost: 0, unpaid: 0 };
    return { processes, seconds: 2, visits: 40, seen, used, books, findings: new Findings() };
  };
  const rows = tableOf([sale(1, 10, 0), sale(2, 20, 1), sale(1, 30, 0), sale(2, 20, 1), sale(1, 14, 0)])
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  expect(rows.filter(([name]) => /^(?:processes|orders|order:|duplicate|memory)/u.test(name ?? ''))).toEqual([
    ['processes', '1', '2'],
    ['orders a second', '7', '10'],
    ['order: median, p99 in ms', '2, 30', '4, 60'],
    ['memory of each process in MB', '200', '200, 200'],
    ['orders placed', '54', '40'],
    ['duplicate orders', '0', '2'],
    ['orders lost', '0', '0'],
  ]);
});
