import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '../../../src/contract/call.ts';
import { countWork as countWorkCall, readHome } from '../../../src/contract/admin/admin-home.calls.ts';
import { may, type Permission } from '../../../src/domain/account/permission.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { Behind } from '../../platform/list/behind.ts';
import { route } from '../../platform/http/route.ts';
import { smsAlarmOf } from '../../platform/outgoing/sms-budget.ts';
import { countWork, type Days, readDays, readLowStock, readTopProducts, readWork } from './admin-home.queries.ts';
import { indianDay, midnightInIndia } from '../../platform/list/indian-day.ts';

const dayLength = 86_400_000;
/** Milliseconds that somebody waits for the best sellers; longer ones are read behind the answer (PRF-04). */
const patience = 30;

type Home = AnswerOf<typeof readHome>;

/** The dashboard's home. */
export function adminHomeRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const bestSellers = new Behind<Home['products']>(patience);

  route(app, context, countWorkCall, async ({ shopper: { granted } }) => {
    const counts = await countWork(context.database);
    const of = (permission: Permission, count: number) => (may(granted, [permission]) ? count : 0);
    return {
      orders: of('orders', counts.orders),
      returns: of('orders', counts.returns),
      prescriptions: of('prescriptions', counts.prescriptions),
      shop: of('catalogue', counts.shop),
    };
  });

  route(app, context, readHome, async ({ query }) => {
    const count = Number(query.days);
    const days = lastDays(clock(), count);
    const earlier = lastDays(new Date(days.from.getTime() - 1), count);
    const [inPeriod, before, products, lowStock, work, textMessages] = await Promise.all([
      readDays(database, days),
      readDays(database, earlier),
      bestSellers.one(`${query.days} ${days.names.at(-1)}`, async () => readTopProducts(database, days)),
      readLowStock(database),
      readWork(database),
      smsAlarmOf(database, context.settings, clock()),
    ]);
    const { hasFlows } = context.settings;
    return { days: inPeriod, before, products, lowStock, work, textMessages, hasFlows };
  });
}

/** This many days in India, up to the day of `at`. */
export function lastDays(at: Date, count: number): Days {
  const until = new Date(midnightInIndia(indianDay(at)).getTime() + dayLength);
  const from = new Date(until.getTime() - count * dayLength);
  const names = Array.from({ length: count }, (_, place) =>
    indianDay(new Date(from.getTime() + place * dayLength)),
  );
  return { names, from, until };
}
