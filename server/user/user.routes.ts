import type { FastifyInstance } from 'fastify';
import { getProfile } from '../../src/contract/account/user.calls.ts';
import type { ShopContext } from '../context.ts';
import { route } from '../http/route.ts';
import { readProfile } from './user.queries.ts';

export function userRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, getProfile, async ({ shopper }) =>
    readProfile(context.database, shopper.id, context.clock()),
  );
}
