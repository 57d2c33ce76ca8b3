import { Client } from 'pg';
import sql, { type Sql } from 'sql-template-tag';

export interface LargeShop {
  /** The number of products, people, orders, wallets and what goes with them. */
  readonly rows: number;
  /** The number of coupons; as many as rows if it is left out. */
  readonly coupons?: number;
  /** The number of bundles; none if it is left out. */
  readonly bundles?: number;
  /** Somebody who is there: what admins do is theirs. */
  readonly adminId: string;
  readonly now: Date;
  /** The time before `now` that everything is spread over; five minutes for each row if it is left out. */
  readonly days?: number;
}

/** Fills a shop. Twenty thousand rows take some seconds, a million a quarter of an hour. */
export async function fillShop(url: string, shop: LargeShop): Promise<void> {
  // A connection of its own: the shop's give a statement three seconds.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET synchronous_commit = off');
    await client.query("SET maintenance_work_mem = '512MB'");
    for (const statement of statements(shop)) await client.query(statement);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

const firstNames = ['Asha', 'Ravi', 'Meera', 'Imran', 'Lakshmi', 'Joseph', 'Noor', 'Kabir', 'Divya', 'Arjun'];
const lastNames = ['Rao', 'Iyer', 'Khan', 'Menon', 'Gupta', 'Das', 'Fernandes', 'Singh', 'Patel', 'Bose', 'Reddy'];
const cities = ['Bengaluru', 'Kochi', 'Pune', 'Delhi', 'Chennai', 'Jaipur', 'Kolkata'];
const statuses = [
  'delivered',
  'delivered',
  'delivered',
  'shipped',
  'packed',
  'paid',
  'placed',
  'cancelled',
  'refunded',
];
const paid = ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'pending', 'failed', 'refunded'];
const sent = ['delivered', 'delivered', 'delivered', 'shipped', 'packed', 'ready', 'held', 'cancelled', 'returned'];

const person = sql`md5('person ' || n)::uuid`;
const order = sql`md5('order ' || n)::uuid`;

/** A line as orders store it, so that an order can be opened. */
const orderedLine = sql`jsonb_build_object('sku', 'large-' || n, 'name', 'Large ' || n, 'quantity', 1 + n % 3, 'variant', '',
  'flavour', 'Tulsi', 'packageType', 'trial', 'listPrice', 200, 'unitPrice', 200, 'lineTotal', 200 * (1 + n % 3),
  'discount', '{"trial": 0, "weekly": 10, "monthly": 20, "comboDiscount": 0}'::jsonb, 'isPremiumMembership', false,
  'problems', '[]'::jsonb)`;

const tastes = ['Tulsi', 'Ginger', 'Mint', 'Rose', 'Saffron', 'Lemon', 'Cardamom', 'Honey', 'Plain'];

const numbersTo = (last: number) => sql`generate_series(1, ${last}::integer) AS n`;

function* statements({ rows, coupons = rows, bundles = 0, adminId, now, days }: LargeShop): Generator<Sql> {
  const numbers = numbersTo(rows);
  const seconds = days === undefined ? 300 : (days * 86_400) / rows;
  // Everybody who invites has eight friends.
  const referrer = sql`(1 + n / 8 * 31 % ${rows}::integer)`;
  const at = sql`(${now}::timestamptz - n * make_interval(secs => ${seconds}))`;
  yield sql`
    INSERT INTO product (sku, name, tagline, description, category, price, discount, flavours, stock, published,
      needs_prescription, rank, created_at, updated_at)
    SELECT 'large-' || n, 'Large ' || chr(65 + n % 26) || ' mantra ' || n, 'A blend of herbs for calm days ' || n % 1000,
      'Made in small batches from herbs of the hills. Take it with warm water after a meal, twice a day.',
      'Kind ' || n % 40, 100 + n % 900, '{"trial": 0, "weekly": 10, "monthly": 20, "comboDiscount": 0}',
      ARRAY[(${tastes}::text[])[1 + n % 9], (${tastes}::text[])[1 + (n + 1 + n / 9 % 4) % 9]],
      n % 200, n % 10 > 0, n % 50 = 0, n, ${at}, ${at}
    FROM ${numbers}`;
  yield sql`
    INSERT INTO coupon (id, code, name, type, value, expires_at, created_at, used, total_limit, is_flash_offer, batch)
    SELECT md5('coupon ' || n)::uuid, 'LARGE' || n, 'Large ' || n % 500,
      (ARRAY['amount', 'percentage', 'free_shipping'])[1 + n % 3], n % 90, ${now}::timestamptz + (n % 400 - 100) * interval '1 day',
      ${at}, n % 7, CASE WHEN n % 5 = 0 THEN 7 END, n % 20 = 0, CASE WHEN n % 2 = 0 THEN 'Batch ' || n % 50 END
    FROM ${numbersTo(coupons)}`;
  yield sql`
    INSERT INTO bundle (id, name, type, products, percentage, position, status, created_at)
    SELECT md5('bundle ' || n)::uuid, 'Large two ' || n, 'combo',
      jsonb_build_array(jsonb_build_object('sku', 'large-' || n, 'quantity', 1), jsonb_build_object('sku', 'large-' || n + 1, 'quantity', 1)),
      1 + n % 30, n, CASE WHEN n % 3 = 0 THEN 'inactive' ELSE 'active' END, ${at}
    FROM ${numbersTo(bundles)}`;
  yield sql`
    INSERT INTO shopper (id, phone, email, first_name, last_name, is_doctor, premium_until, created_at, blocked_at, blocked_reason)
    SELECT ${person}, '+91' || 7000000000 + n, 'person' || n || '@example.in',
      (${firstNames}::text[])[1 + n / 3 % 10], (${lastNames}::text[])[1 + n % 11] || n % 100, n % 1000 = 0,
      CASE WHEN n % 4 = 0 THEN ${now}::timestamptz + (n % 700 - 300) * interval '1 day' END, ${at},
      CASE WHEN n % 300 = 0 THEN ${at} END, CASE WHEN n % 300 = 0 THEN 'Of the test' END
    FROM ${numbers}`;
  yield sql`
    INSERT INTO shop_order (id, number, shopper_id, status, payment_method, total, parts, lines, address, holds_stock, placed_at)
    SELECT ${order}, 'L26-' || lpad(n::text, 7, '0'), ${person}, (${statuses}::text[])[1 + n % 9],
      (ARRAY['upi', 'card', 'cod', 'netbanking', 'wallet'])[1 + n % 5], 200 + n % 4000, '[]',
      jsonb_build_array(${orderedLine}),
      jsonb_build_object('name', (${firstNames}::text[])[1 + n / 3 % 10] || ' ' || (${lastNames}::text[])[1 + n % 11] || n % 100,
        'phone', '+91' || 7000000000 + n, 'line1', n || ' Hill Road', 'line2', '', 'city', (${cities}::text[])[1 + n % 7],
        'state', 'Karnataka', 'pincode', (560000 + n % 9000)::text), false, ${at}
    FROM ${numbers}`;
  yield sql`
    INSERT INTO payment (id, order_id, gateway, method, status, amount, created_at)
    SELECT md5('payment ' || n)::uuid, ${order}, 'sandbox', (ARRAY['upi', 'card', 'cod', 'netbanking', 'wallet'])[1 + n % 5],
      (${paid}::text[])[1 + n % 9], 200 + n % 4000, ${at}
    FROM ${numbers}`;
  yield sql`
    INSERT INTO parcel (id, order_id, number, lines, status)
    SELECT md5('parcel ' || n)::uuid, ${order}, 1, '{0}', (${sent}::text[])[1 + n % 9] FROM ${numbers}`;
  yield sql`
    INSERT INTO order_line (order_id, line, sku, quantity, amount, placed_at)
    SELECT ${order}, 0, 'large-' || n, 1 + n % 3, 200 + n % 4000, ${at} FROM ${numbers}`;
  yield sql`
    INSERT INTO order_event (order_id, event, status, actor, at)
    SELECT ${order}, CASE WHEN n % 9 = 8 THEN 'order.return' ELSE 'order.place' END, 'placed', 'customer', ${at}
    FROM ${numbers}`;
  yield sql`
    INSERT INTO tax_document (id, kind, number, order_id, document, issued_at)
    SELECT md5('document ' || n)::uuid, 'invoice', 'LI' || n, ${order}, jsonb_build_object('kind', 'invoice', 'rows', jsonb_build_array(
      jsonb_build_object('taxable', 10000 + n % 4000, 'cgst', 900, 'sgst', 900, 'igst', 0, 'paid', 11800 + n % 4000))), ${at}
    FROM ${numbers}`;
  yield sql`
    INSERT INTO visit (day, caller, session_id, has_cart)
    SELECT (${at} AT TIME ZONE 'Asia/Kolkata')::date, 'caller ' || n % 5000, 'session ' || n, n % 4 = 0 FROM ${numbers}`;
  yield sql`INSERT INTO wallet (shopper_id, balance) SELECT ${person}, CASE WHEN n / 31 % 20 < 3 THEN n / 31 % 20 * 50 ELSE 0 END FROM ${numbers}`;
  yield sql`
    INSERT INTO wallet_entry (shopper_id, amount, balance_after, reason, reference, note, actor_id, at)
    SELECT ${person}, 50, 50, (ARRAY['credit', 'refund', 'referral'])[1 + n % 3], ${order}::text,
      CASE WHEN n % 3 = 0 THEN 'Of the test' END, CASE WHEN n % 3 = 0 THEN ${adminId}::uuid END, ${at}
    FROM ${numbers} ORDER BY n DESC`;
  yield sql`
    INSERT INTO referral (friend_id, referrer_id, joined_at, reward, order_id, refused_at)
    SELECT ${person}, CASE WHEN ${referrer} = n THEN ${adminId}::uuid ELSE md5('person ' || ${referrer})::uuid END, ${at},
      CASE WHEN n % 2 = 0 THEN 100 ELSE 0 END,
      CASE WHEN n % 2 = 0 THEN ${order} END, CASE WHEN n % 9 = 1 AND n % 2 = 1 THEN ${at} END
    FROM ${numbers}`;
  yield sql`
    INSERT INTO prescription (id, number, shopper_id, origin, status, reviewer_id, touched_at, signed_at, valid_until, created_at)
    SELECT md5('prescription ' || n)::uuid, 'PL' || lpad(n::text, 7, '0'), ${person}, 'patient',
      CASE WHEN n % 5 > 0 THEN 'approved' ELSE 'waiting' END, CASE WHEN n % 5 > 0 THEN ${adminId}::uuid END, ${at},
      CASE WHEN n % 5 > 0 THEN ${at} END, CASE WHEN n % 5 > 0 THEN ${at} + interval '90 days' END, ${at}
    FROM ${numbers}`;
  yield sql`
    INSERT INTO order_return (id, order_id, shopper_id, status, reason, refund_to, lines, fees, total, is_everything, requested_at)
    SELECT md5('return ' || n)::uuid, ${order}, ${person}, (ARRAY['refunded', 'refunded', 'requested', 'refused'])[1 + n / 10 % 4],
      'damaged', 'wallet', '[{"line": 0, "quantity": 1, "amount": 200}]', 0, 200, true, ${at}
    FROM ${numbers} WHERE n % 10 < 2`;
  yield sql`
    INSERT INTO audit_entry (at, actor_id, action, resource, record_id, before, after)
    SELECT ${at}, ${adminId}::uuid, (ARRAY['created', 'changed', 'deleted'])[1 + n % 3], (ARRAY['coupon', 'order', 'product'])[1 + n % 3],
      'large-' || n, jsonb_build_object('price', n % 900), jsonb_build_object('price', n % 900 + 1, 'name', 'Large ' || n)
    FROM ${numbers}`;
}
