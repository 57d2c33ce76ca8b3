import type { Pool } from 'pg';
import type { Findings } from './findings.ts';

/** What must hold of a shop's books at any moment, whatever was done to it: each query finds what breaks it. */
export interface Law {
  readonly says: string;
  /** One row for each case, with `at` for where it is and `is` for how it stands. */
  readonly broken: string;
}

/** What is left of each product, of all its options together. */
const leftOver = `SELECT sku, units AS left_over FROM stock WHERE variant = '' AND flavour = ''`;
const units = `
  SELECT line.sku, sum(line.quantity)::int AS units
  FROM shop_order JOIN order_line AS line ON line.order_id = shop_order.id
  WHERE holds_stock AND NOT EXISTS (
    SELECT FROM parcel WHERE parcel.order_id = shop_order.id AND status = 'cancelled' AND line.line = ANY (lines))
  GROUP BY line.sku`;

/** All of them. They read; nothing in them locks or changes. */
export const laws: readonly Law[] = [
  {
    says: 'The parts of an order add up to its total',
    broken: `SELECT number AS at, total || ' is not ' || parts_sum AS is FROM shop_order,
      LATERAL (SELECT COALESCE(sum((part ->> 'amount')::int), 0) AS parts_sum FROM jsonb_array_elements(parts) AS part) AS added
      WHERE parts_sum <> total`,
  },
  {
    says: 'The lines of an order and the units it sold are the same',
    broken: `SELECT number AS at, jsonb_array_length(lines) || ' lines, ' || count(line.line) || ' kept' AS is
      FROM shop_order LEFT JOIN order_line AS line ON line.order_id = id GROUP BY shop_order.id
      HAVING count(line.line) <> jsonb_array_length(lines)`,
  },
  {
    says: 'What is sold and what is left of a product is what there was',
    broken: `SELECT counted.sku AS at, left_over || ' left and ' || COALESCE(units, 0) || ' sold of ' || counted.units_there AS is
      FROM torture_stock AS counted JOIN (${leftOver}) AS kept USING (sku) LEFT JOIN (${units}) AS sold USING (sku)
      WHERE counted.sku <> 'bliss-club' AND (left_over < 0 OR left_over + COALESCE(units, 0) <> counted.units_there)`,
  },
  {
    says: 'The stock of a product with options is the sum of theirs',
    broken: `SELECT sku AS at, total.units || ' in all, ' || sum(part.units) || ' in options' AS is
      FROM stock AS total JOIN stock AS part USING (sku) WHERE total.is_sum AND NOT part.is_sum
      GROUP BY sku, total.units HAVING total.units <> sum(part.units)`,
  },
  {
    says: 'An order that was called off before it was packed holds no goods',
    broken: `SELECT number AS at, status AS is FROM shop_order WHERE status IN ('cancelled', 'refunded') AND holds_stock
      AND NOT EXISTS (SELECT FROM order_event WHERE order_id = shop_order.id AND event = 'order.pack')`,
  },
  {
    says: 'A coupon was used as often as orders used it, and no more often than it may be',
    broken: `SELECT code AS at, used || ' counted, ' || uses || ' orders, at most ' || COALESCE(total_limit::text, 'any') AS is
      FROM coupon, LATERAL (SELECT count(*) AS uses FROM coupon_use WHERE coupon_id = coupon.id) AS counted
      WHERE used <> uses OR used > total_limit`,
  },
  {
    says: 'Nobody uses a coupon more often than one person may',
    broken: `SELECT code AS at, count(*) || ' of ' || per_customer_limit AS is FROM coupon JOIN coupon_use ON coupon_id = id
      WHERE version = 1 GROUP BY id, shopper_id HAVING count(*) > per_customer_limit`,
  },
  {
    says: 'An order that stands keeps its use of its coupon, and a cancelled one has given it back',
    broken: `SELECT number AS at, status AS is FROM shop_order LEFT JOIN coupon_use ON order_id = id
      WHERE shop_order.coupon_id IS NOT NULL
        AND (order_id IS NULL) <> (status = 'cancelled' OR (status = 'refunded' AND order_id IS NULL))`,
  },
  {
    says: 'What is left of a bundle and the orders that took one are what there was',
    broken: `SELECT name AS at, stock_level || ' left, ' || taken AS is FROM torture_bundle AS counted JOIN bundle USING (id),
      LATERAL (SELECT count(*) AS taken FROM shop_order WHERE bundle_id = bundle.id AND holds_stock) AS sold
      WHERE stock_level + taken <> counted.there`,
  },
  {
    says: 'A wallet holds the sum of its entries and never less than nothing',
    broken: `SELECT shopper_id::text AS at, balance || ' is not ' || total AS is FROM wallet,
      LATERAL (SELECT COALESCE(sum(amount), 0) AS total FROM wallet_entry WHERE wallet_entry.shopper_id = wallet.shopper_id) AS added
      WHERE balance <> total OR balance < 0`,
  },
  {
    says: 'Each entry of a wallet begins where the one before it ended',
    broken: `SELECT shopper_id::text AS at, 'entry ' || id AS is FROM (SELECT *, sum(amount)
      OVER (PARTITION BY shopper_id ORDER BY id) AS running FROM wallet_entry) AS chain WHERE running <> balance_after`,
  },
  {
    says: 'An order by wallet took its money from the wallet once, and it came back at most once',
    broken: `SELECT number AS at, taken || ' taken, ' || back || ' back of ' || total AS is FROM shop_order,
      LATERAL (SELECT COALESCE(-sum(amount) FILTER (WHERE amount < 0), 0) AS taken,
        COALESCE(sum(amount) FILTER (WHERE amount > 0), 0) AS back FROM wallet_entry
        WHERE reason = 'order' AND (reference = shop_order.id::text OR reference LIKE shop_order.id || ':%')
          OR reason = 'refund' AND reference LIKE shop_order.id || ':%') AS moved
      WHERE payment_method = 'wallet' AND (taken <> total OR back > taken OR (status = 'refunded' AND back <> taken))`,
  },
  {
    says: 'A paid order has exactly one settled payment, of its total',
    broken: `SELECT number AS at, status || ' with ' || settled || ' payments' AS is FROM shop_order,
      LATERAL (SELECT count(*) AS settled FROM payment WHERE order_id = shop_order.id AND status = 'paid'
        AND NOT is_part AND amount = shop_order.total - shop_order.from_wallet) AS paid
      WHERE settled > 1 OR (settled <> 1 AND payment_method <> 'cod' AND status IN ('paid', 'packed', 'shipped', 'delivered'))`,
  },
  {
    says: 'The wallet’s part of an order is out of the wallet while it is held or paid, and back in it otherwise',
    broken: `SELECT number AS at, payment.amount || ' ' || payment.status || ', ' || out || ' out of the wallet' AS is
      FROM payment JOIN shop_order ON shop_order.id = order_id,
      LATERAL (SELECT -COALESCE(sum(amount), 0) AS out FROM wallet_entry
        WHERE reference = order_id || ':' || payment.id) AS moved
      WHERE is_part AND out <> CASE WHEN payment.status IN ('held', 'paid', 'refunding') THEN payment.amount ELSE 0 END
        AND NOT EXISTS (SELECT FROM refund WHERE payment_id = payment.id)`,
  },
  {
    says: 'No order that waits for its money has it already',
    broken: `SELECT number AS at, payment.status AS is FROM shop_order JOIN payment ON order_id = shop_order.id
      WHERE shop_order.status = 'placed' AND payment.status IN ('paid', 'refunding', 'refunded')`,
  },
  {
    says: 'A cancelled order keeps no money',
    broken: `SELECT number AS at, payment.amount || ' is still ' || payment.status AS is
      FROM shop_order JOIN payment ON order_id = shop_order.id
      WHERE shop_order.status = 'cancelled' AND payment.status IN ('paid', 'held')`,
  },
  {
    says: 'The bank sends back no more than it was paid, and nothing that the shop did not order back',
    // What went to the wallet, or by hand, does not go back through the bank.
    broken: `SELECT provider_order_id AS at, refunded || ' of ' || bank.amount || ', ' || other || ' elsewhere, the shop says ' || COALESCE(payment.status, 'nothing') AS is
      FROM sandbox_payment AS bank LEFT JOIN payment USING (provider_order_id),
      LATERAL (SELECT COALESCE(sum(amount), 0) AS other FROM (
        SELECT amount FROM refund WHERE payment_id = payment.id AND way <> 'gateway' AND status = 'done'
        UNION ALL SELECT amount FROM wallet_entry
          WHERE reason = 'refund' AND reference = payment.order_id || ':' || payment.id
      ) AS sent) AS elsewhere
      WHERE refunded > bank.amount OR (refunded > 0 AND payment.status NOT IN ('refunding', 'refunded', 'paid'))
        OR (payment.status = 'refunded' AND refunded + other <> bank.amount AND bank.state = 'paid')`,
  },
  {
    says: 'Every order was asked for with a key of its own',
    broken: `SELECT number AS at, 'no record of the request' AS is FROM shop_order
      WHERE NOT EXISTS (SELECT FROM idempotency WHERE answer ->> 'orderId' = shop_order.id::text)
        AND NOT EXISTS (SELECT FROM subscription_renewal WHERE order_id = shop_order.id)
        AND NOT EXISTS (SELECT FROM shopper WHERE id = shopper_id AND deleted_at IS NOT NULL)
        AND NOT EXISTS (SELECT FROM torture_older WHERE id = shop_order.id)`,
  },
  {
    says: 'A request that was kept has its answer',
    broken: `SELECT route || ' ' || key AS at, 'no answer' AS is FROM idempotency WHERE answer IS NULL`,
  },
  {
    says: 'An order has its parcels, its first event and its payment',
    broken: `SELECT number AS at, 'parcel, event or payment is missing' AS is FROM shop_order
      WHERE NOT EXISTS (SELECT FROM order_event WHERE order_id = shop_order.id AND event = 'order.placed')
        OR NOT EXISTS (SELECT FROM payment WHERE order_id = shop_order.id)
        OR NOT EXISTS (SELECT FROM parcel WHERE order_id = shop_order.id)`,
  },
  {
    says: 'Numbers of invoices and credit notes have no gaps, and a paid order has one invoice',
    broken: `SELECT kind || ' ' || year AS at, last || ' numbered, ' || issued AS is FROM document_series,
      LATERAL (SELECT count(*) AS issued FROM tax_document WHERE tax_document.kind = document_series.kind) AS counted
      WHERE last <> issued
      UNION ALL SELECT number, status || ' without an invoice' FROM shop_order
      WHERE status = 'paid' AND NOT EXISTS (SELECT FROM tax_document WHERE order_id = shop_order.id AND kind = 'invoice')`,
  },
  {
    says: 'A friend brings one reward, and it is in the wallet of whoever brought them',
    broken: `SELECT friend_id::text AS at, reward || ' promised, ' || given || ' given' AS is FROM referral,
      LATERAL (SELECT COALESCE(sum(amount), 0) AS given FROM wallet_entry
        WHERE shopper_id = referrer_id AND reason = 'referral' AND reference = referral.order_id::text) AS entries
      WHERE reward <> given`,
  },
  {
    says: 'A prescription is decided once: what it is now is what its last event says',
    broken: `SELECT number AS at, prescription.status || ' after ' || last.status AS is FROM prescription,
      LATERAL (SELECT status FROM prescription_event WHERE prescription_id = prescription.id ORDER BY id DESC LIMIT 1) AS last
      WHERE last.status <> prescription.status`,
  },
  {
    says: 'Who is gone has no way in and no order under way',
    broken: `SELECT shopper.id::text AS at, 'a session is open' AS is FROM shopper JOIN session ON shopper_id = shopper.id
      WHERE deleted_at IS NOT NULL AND revoked_at IS NULL
      UNION ALL SELECT shopper.id::text, number || ' is ' || status FROM shopper JOIN shop_order ON shopper_id = shopper.id
      WHERE deleted_at IS NOT NULL AND status IN ('placed', 'paid', 'packed', 'shipped')`,
  },
];

/** Notes down what there is of goods and bundles, so that what is sold can be counted against it. */
export async function countGoods(pool: Pool): Promise<void> {
  await pool.query(`
    DROP TABLE IF EXISTS torture_stock, torture_bundle, torture_older;
    CREATE TABLE torture_stock AS SELECT sku, left_over + COALESCE(units, 0) AS units_there
      FROM (${leftOver}) AS kept LEFT JOIN (${units}) AS sold USING (sku);
    CREATE TABLE torture_bundle AS SELECT id, stock_level
      + (SELECT count(*) FROM shop_order WHERE bundle_id = bundle.id AND holds_stock) AS there FROM bundle;
    CREATE TABLE torture_older AS SELECT id FROM shop_order`);
}

/** Checks every law and writes down what breaks one. `when` says in which moment of the campaign. */
export async function checkLaws(pool: Pool, findings: Findings, when: string): Promise<void> {
  for (const { says, broken } of laws) {
    const { rows } = await pool.query<{ at: string; is: string }>(`SELECT * FROM (${broken}) AS broken LIMIT 20`);
    for (const { at, is } of rows) findings.add(says, `${when}: ${at}: ${is}`);
  }
}
