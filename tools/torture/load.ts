import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { providerOrderOf } from '../../tests/support/checkout/sandbox-bank.ts';
import { goodAddress } from '../../tests/support/server.ts';
import { pdfOf, photoOf } from '../../tests/support/files/uploads.ts';
import type { Chance } from './chance.ts';
import type { Findings } from './findings.ts';
import { type Ask, type HttpCaller, jsonOf, type Reply } from './http-caller.ts';
import { countGoods } from './laws.ts';
import { multipartOf, type SentFile } from './multipart-body.ts';
import { newPeople, newPerson, type Person } from './people.ts';

/** What a shop has said that it has done: all of it must be there for ever. */
export interface Promised {
  /** Orders, by id, with the key of their request. */
  readonly orders: Map<string, string>;
  readonly paid: Set<string>;
  readonly cancelled: Set<string>;
  /** Entries of wallets. */
  readonly credits: Set<string>;
  readonly prescriptions: Set<string>;
}

interface Goods {
  readonly lines: readonly unknown[];
  readonly total: number;
}

const couponCode = 'TORTURE';
const skus = ['peace-mantra', 'sleep-mantra', 'dog-mantra', 'green-mantra'];

/** Shoppers and an admin who do at random what shops live from, and remember what they were promised. */
export class Load {
  readonly promised: Promised = {
    orders: new Map(),
    paid: new Set(),
    cancelled: new Set(),
    credits: new Set(),
    prescriptions: new Set(),
  };
  /** Requests with a key that had no answer: they're sent again, as a client would. */
  readonly unanswered = new Map<string, Ask>();
  answered = 0;
  #chance: Chance;
  #findings: Findings;
  #people: readonly Person[] = [];
  #admin: Person | null = null;
  #goods: Goods[] = [];
  #open: { readonly answer: OrderAnswer; readonly token: string }[] = [];
  #scans: readonly SentFile[] = [];

  constructor(chance: Chance, findings: Findings) {
    this.#chance = chance;
    this.#findings = findings;
  }

  /** Fills shelves, wallets and a coupon, and notes down what there is. */
  async prepare(pool: Pool, caller: HttpCaller): Promise<void> {
    this.#people = await newPeople(pool, 12, { wallet: 9_000_000 });
    this.#admin = await newPerson(pool, { role: 'admin' });
    this.#scans = [{ bytes: await pdfOf() }, { bytes: await photoOf(), name: 'scan.jpg', type: 'image/jpeg' }];
    await pool.query('UPDATE stock SET units = 1000000');
    await pool.query(
      `INSERT INTO coupon (id, code, name, type, value, total_limit, expires_at)
       VALUES ($1, $2, 'Torture', 'amount', 50, 1000000, '2099-01-01') ON CONFLICT DO NOTHING`,
      [randomUUID(), couponCode],
    );
    await countGoods(pool);
    for (const sku of skus) {
      const answer = jsonOf(await caller.send({ method: 'GET', path: `/v1/product/${sku}` })) as {
        flavours: string[];
        variants: string[];
      };
      const [flavour, variant] = [answer.flavours[0], answer.variants[0]];
      const lines = [{ sku, flavour, variant, quantity: 1, packageType: 'trial' }];
      const quote = await caller.send({ method: 'POST', path: '/v1/order/quote', body: { lines } });
      this.#goods.push({ lines, total: (jsonOf(quote) as { total: number }).total });
    }
  }

  /** Its shoppers with new sessions: what was done to them meanwhile is undone. */
  async freshPeople(pool: Pool): Promise<readonly Person[]> {
    await pool.query(
      `UPDATE shopper SET blocked_at = NULL, blocked_reason = NULL, is_admin = false, is_doctor = false
       WHERE id = ANY ($1::uuid[]) AND deleted_at IS NULL`,
      [this.#people.map(({ id }) => id)],
    );
    await pool.query('UPDATE session SET revoked_at = NULL WHERE shopper_id = ANY ($1::uuid[])', [
      this.#people.map(({ id }) => id),
    ]);
    return this.#people;
  }

  /** One thing at random; an answer that is missing is remembered, and a wrong one is a finding. */
  async step(caller: HttpCaller): Promise<Reply | null> {
    const dice = this.#chance.next();
    if (dice < 0.45) return this.#order(caller);
    if (dice < 0.6) return this.#pay(caller);
    if (dice < 0.7) return this.#cancel(caller);
    if (dice < 0.82) return this.#credit(caller);
    if (dice < 0.88) return this.#upload(caller);
    if (dice < 0.94) return this.#read(caller);
    return this.#sent(caller, {
      method: 'PUT',
      path: '/v1/user/cart',
      token: this.#somebody().token,
      body: this.#chance.pick(this.#goods).lines,
    });
  }

  /** Sends what had no answer again, under the same keys; says how many. */
  async resend(caller: HttpCaller): Promise<number> {
    const waiting = [...this.unanswered];
    this.unanswered.clear();
    for (const [key, ask] of waiting) {
      const reply = await this.#sent(caller, ask, key);
      if (reply) this.#keep(key, ask, reply);
    }
    return waiting.length;
  }

  #somebody(): Person {
    return this.#chance.pick(this.#people);
  }

  async #sent(caller: HttpCaller, ask: Ask, key?: string): Promise<Reply | null> {
    try {
      const reply = await caller.send(ask);
      this.answered += 1;
      const isFine = reply.status < 500 || (reply.status === 503 && reply.headers['retry-after'] !== undefined);
      const what = `${ask.method} ${ask.path}`;
      this.#findings.expect(isFine, 'No answer is a 5xx, but a 503 that says when to come again', () =>
        [what, reply.status, reply.text].join(' '),
      );
      if (reply.status === 503 && key !== undefined) this.unanswered.set(key, ask);
      return reply;
    } catch {
      if (key !== undefined) this.unanswered.set(key, ask);
      return null;
    }
  }

  async #keyed(caller: HttpCaller, ask: Ask, key: string): Promise<Reply | null> {
    const keyed = { ...ask, headers: { ...ask.headers, 'idempotency-key': key } };
    const reply = await this.#sent(caller, keyed, key);
    if (reply) this.#keep(key, keyed, reply);
    return reply;
  }

  #keep(key: string, { path, token = '' }: Ask, reply: Reply): void {
    if (reply.status !== 201) return;
    if (path !== '/v1/order') {
      this.promised.credits.add((jsonOf(reply) as { entry: { id: string } }).entry.id);
      return;
    }
    const answer = jsonOf(reply) as OrderAnswer;
    this.promised.orders.set(answer.order.id, key);
    if (answer.order.status === 'paid') this.promised.paid.add(answer.order.id);
    else this.#open.push({ answer, token });
  }

  async #order(caller: HttpCaller): Promise<Reply | null> {
    const { lines, total } = this.#chance.pick(this.#goods);
    const key = randomUUID();
    const withCoupon = this.#chance.happens(0.3);
    const paymentMethod = this.#chance.pick(['cod', 'wallet', 'wallet', 'card', 'upi'] as const);
    const ask = { method: 'POST', path: '/v1/order', token: this.#somebody().token } as const;
    const body = { lines, address: { ...goodAddress, line2: key }, paymentMethod, expectedTotal: total };
    const reply = await this.#keyed(
      caller,
      { ...ask, body: withCoupon ? { ...body, couponCode, expectedTotal: total - 50 } : body },
      key,
    );
    // Delivery and tiers make the total another one: it is ordered again as a shopper would, under a new key.
    if (reply?.status === 409 && reply.text.includes('quote-changed')) {
      const { quote } = jsonOf(reply) as { quote: { total: number } };
      const again = randomUUID();
      const address = { ...goodAddress, line2: again };
      const changed = { ...body, address, expectedTotal: quote.total, ...(withCoupon ? { couponCode } : {}) };
      return this.#keyed(caller, { ...ask, body: changed }, again);
    }
    return reply;
  }

  async #pay(caller: HttpCaller): Promise<Reply | null> {
    const open = this.#takeOpen((answer) => answer.payment.action.kind !== 'none');
    if (!open) return this.#order(caller);
    const path = `/sandbox/pay/${providerOrderOf(open.answer.payment)}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const choice = this.#chance.pick(['pay', 'pay', 'pay', 'fail']);
    return this.#sent(caller, { method: 'POST', path, headers, body: `choice=${choice}` });
  }

  async #cancel(caller: HttpCaller): Promise<Reply | null> {
    const open = this.#takeOpen(() => true);
    if (!open) return this.#order(caller);
    const { id } = open.answer.order;
    const reply = await this.#sent(caller, { method: 'POST', path: `/v1/order/${id}/cancel`, token: open.token });
    if (reply?.status === 200) this.promised.cancelled.add(id);
    return reply;
  }

  #takeOpen(isWanted: (answer: OrderAnswer) => boolean) {
    const at = this.#open.findIndex(({ answer }) => isWanted(answer));
    return at < 0 ? undefined : this.#open.splice(at, 1)[0];
  }

  async #credit(caller: HttpCaller): Promise<Reply | null> {
    const path = `/v1/admin/wallet/${this.#somebody().id}`;
    const body = { kind: 'credit', amount: 1, note: 'Kept' };
    return this.#keyed(caller, { method: 'POST', path, token: this.#admin?.token, body }, randomUUID());
  }

  async #upload(caller: HttpCaller): Promise<Reply | null> {
    const { headers, body } = multipartOf({ notes: 'For sleep' }, this.#chance.pick(this.#scans));
    const reply = await this.#sent(caller, {
      method: 'POST',
      path: '/v1/prescription',
      token: this.#somebody().token,
      headers,
      body,
    });
    if (reply?.status === 201) this.promised.prescriptions.add((jsonOf(reply) as { id: string }).id);
    return reply;
  }

  async #read(caller: HttpCaller): Promise<Reply | null> {
    const path = this.#chance.pick(['/v1/order?limit=5', '/v1/user/wallet', '/v1/product?limit=4', '/v1/user']);
    return this.#sent(caller, { method: 'GET', path, token: this.#somebody().token });
  }
}
