import type { FastifyInstance } from 'fastify';
import { simulatePrice } from '../../../src/contract/admin/simulator.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { simulate } from './simulate.ts';

/** Prices any cart with all current offers, now or at a later time. */
export function simulatorRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, simulatePrice, async ({ body }) => simulate(context, body));
}
