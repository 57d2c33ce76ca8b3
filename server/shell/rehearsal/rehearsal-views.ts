import pg from 'pg';
import sql from 'sql-template-tag';
import { turned } from '../../../src/domain/catalogue/product/planned-price.ts';
import { readPlans, readPrices } from '../../catalogue/product/turn-prices.ts';
import { hashOf, sessionEnd } from '../../platform/http/guard/auth.ts';
import type { Session } from '../../platform/database/session.ts';

/** Whoever walks through the rehearsal: a member without a name, or nobody. */
export const rehearsedShopper = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

const year = 365 * 86_400_000;

interface Views {
  readonly at: Date;
  readonly memberToken: string | null;
}

/**
 * Statements that put the prices of a moment in front of the products, by the rule that turns them (decision 91), and one
 * person in front of everybody's accounts and sessions.
 */
export async function rehearsalViews(session: Session, { at, memberToken }: Views): Promise<string> {
  const plans = await readPlans(session, sql`true`);
  const prices = await readPrices(session, [...plans.keys()]);
  const changed = [...plans].flatMap(([sku, all]) => {
    const now = prices.get(sku);
    const then = now && turned(now, all, at).prices;
    return now && then && now !== then ? [{ sku, price: then.price, options: then.options }] : [];
  });
  const columns = await session.query<{ name: string }>(sql`
    SELECT quote_ident(attname) AS name FROM pg_attribute
    WHERE attrelid = 'public.product'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`);
  const listed = columns.map(({ name }) =>
    name === 'price' || name === 'options'
      ? `coalesce(planned.${name}, product.${name}) AS ${name}`
      : `product.${name}`,
  );
  const literal = (value: unknown) => `${pg.escapeLiteral(JSON.stringify(value))}::jsonb`;
  const whole = (table: string, row: object | null) =>
    row === null
      ? `SELECT * FROM public.${table} WHERE false`
      : `SELECT (jsonb_populate_record(NULL::public.${table}, ${literal(row)})).*`;
  return [
    `CREATE TEMP VIEW product AS SELECT ${listed.join(', ')} FROM public.product LEFT JOIN
      jsonb_to_recordset(${literal(changed)}) AS planned(sku text, price int, options jsonb) USING (sku)`,
    `CREATE TEMP VIEW shopper AS ${whole('shopper', memberToken === null ? null : memberOf(at))}`,
    `CREATE TEMP VIEW session AS ${whole('session', memberToken === null ? null : sessionOf(at, memberToken))}`,
  ].join('; ');
}

function memberOf(at: Date): object {
  return {
    id: rehearsedShopper,
    is_admin: false,
    is_doctor: false,
    premium_until: new Date(at.getTime() + year),
    created_at: at,
  };
}

function sessionOf(at: Date, token: string): object {
  return {
    token_hash: `\\x${hashOf(token).toString('hex')}`,
    shopper_id: rehearsedShopper,
    created_at: at,
    expires_at: sessionEnd(at),
    id: rehearsedShopper,
    device: 'Rehearsal',
  };
}
