import type { FastifyInstance } from 'fastify';
import { getProfile } from '../../../src/contract/account/user.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { readProfile } from './user.queries.ts';

export function userRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, getProfile, async ({ shopper }) =>
    readProfile(context.database, shopper.id, context.clock()),
  );
}
