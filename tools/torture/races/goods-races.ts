import { randomUUID } from 'node:crypto';
import { newPeople, newPerson } from '../people.ts';
import {
  clients,
  counted,
  expectWinners,
  fifty,
  orderAsk,
  type Race,
  raceLine,
  together,
  totalOf,
} from './race.ts';

const lastUnit: Race = {
  name: 'the last unit of a product',
  async run(world) {
    const { pool, cashTotal: total } = world;
    await pool.query(`
      WITH sold AS (SELECT COALESCE(sum(quantity), 0)::int AS units FROM order_line JOIN shop_order ON id = order_id
        WHERE sku = 'race-last' AND holds_stock),
      filled AS (UPDATE stock SET units = 1 WHERE sku = 'race-last')
      UPDATE torture_stock SET units_there = 1 + units FROM sold WHERE sku = 'race-last'`);
    const people = await newPeople(pool, clients);
    const asks = people.map(({ token }) => orderAsk({ token, lines: [raceLine(0, 'race-last')], total }));
    const replies = await together(world, asks);
    expectWinners(world, this.name, replies, { won: 201, winners: 1, lost: [409] });
    return replies.length;
  },
};

const lastUse: Race = {
  name: 'the last use of a coupon',
  async run(world) {
    const { pool } = world;
    const couponCode = `LAST${randomUUID().slice(0, 8).toUpperCase()}`;
    await pool.query(
      `INSERT INTO coupon (id, code, name, type, value, total_limit, expires_at)
       VALUES ($1, $2, 'Last', 'amount', 100, 1, '2099-01-01')`,
      [randomUUID(), couponCode],
    );
    const people = await newPeople(pool, clients);
    const total = await totalOf(world, {
      lines: [raceLine(0)],
      couponCode,
      paymentMethod: 'cod',
      pincode: '560066',
    });
    const asks = people.map(({ token }, at) => orderAsk({ token, lines: [raceLine(at)], total, couponCode }));
    const replies = await together(world, asks);
    expectWinners(world, this.name, replies, { won: 201, winners: 1, lost: [409] });
    return replies.length;
  },
};

const ownUses: Race = {
  name: 'the uses of a coupon that one person has',
  async run(world) {
    const { pool } = world;
    const couponCode = `TWICE${randomUUID().slice(0, 8).toUpperCase()}`;
    await pool.query(
      `INSERT INTO coupon (id, code, name, type, value, per_customer_limit, expires_at)
       VALUES ($1, $2, 'Twice', 'amount', 100, 2, '2099-01-01')`,
      [randomUUID(), couponCode],
    );
    const { token } = await newPerson(pool, { wallet: 9_000_000 });
    const total = await totalOf(world, {
      lines: [raceLine(0)],
      couponCode,
      paymentMethod: 'wallet',
      pincode: '560066',
    });
    const replies = await together(
      world,
      fifty((at) => orderAsk({ token, lines: [raceLine(at)], total, couponCode, paymentMethod: 'wallet' })),
    );
    expectWinners(world, this.name, replies, { won: 201, winners: 2, lost: [409] });
    return replies.length;
  },
};

const lastBundle: Race = {
  name: 'the last of a bundle',
  async run(world) {
    const { pool } = world;
    const bundleId = randomUUID();
    await pool.query(
      `INSERT INTO bundle (id, name, type, products, percentage, stock_level, starts_at)
       VALUES ($1, 'Last of Race', 'bulk', $2, 30, 1, '2020-01-01')`,
      [bundleId, JSON.stringify([{ sku: 'race-0', quantity: 2 }])],
    );
    await pool.query('INSERT INTO torture_bundle (id, there) VALUES ($1, 1)', [bundleId]);
    const lines = [{ ...raceLine(0), quantity: 2 }];
    const people = await newPeople(pool, clients);
    const total = await totalOf(world, { lines, bundleId, paymentMethod: 'cod', pincode: '560066' });
    const asks = people.map(({ token }) => orderAsk({ token, lines, total, bundleId }));
    const replies = await together(world, asks);
    expectWinners(world, this.name, replies, { won: 201, winners: 1, lost: [409] });
    await pool.query(`UPDATE bundle SET removed_at = now() WHERE id = $1`, [bundleId]);
    return replies.length;
  },
};

const oneKey: Race = {
  name: 'one order that is sent again and again',
  async run(world) {
    const { pool, total } = world;
    const { token, id } = await newPerson(pool);
    const ask = orderAsk({ token, lines: [raceLine(3)], total, paymentMethod: 'card' });
    const replies = await together(
      world,
      fifty(() => ask),
    );
    const orders = await counted(world, 'SELECT count(*) FROM shop_order WHERE shopper_id = $1', [id]);
    const answers = new Set(replies.filter(({ status }) => status === 201).map(({ text }) => idsIn(text)));
    world.findings.expect(orders === 1, `${this.name}: is one order`, () => `${orders} orders`);
    world.findings.expect(answers.size === 1, `${this.name}: has one answer`, () => `${answers.size} answers`);
    expectWinners(world, this.name, replies.slice(0, 0), { won: 201, winners: 0, lost: [] });
    const strange = replies.find(({ status }) => status !== 201 && status !== 409);
    world.findings.expect(!strange, `${this.name}: is answered, or told to wait`, () => strange?.text ?? '');
    return replies.length;
  },
};

/** Which order and payment an answer names; its links are signed for the moment. */
function idsIn(text: string): string {
  const { order, payment } = JSON.parse(text) as { order: { id: string }; payment: { id: string } };
  return `${order.id} ${payment.id}`;
}

/** Races for what there are only so many of. */
export const goodsRaces: readonly Race[] = [lastUnit, lastUse, ownUses, lastBundle, oneKey];
