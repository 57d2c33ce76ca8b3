import type { FastifyInstance } from 'fastify';
import { createAddress, listAddresses, type WireAddress } from '../../src/contract/address/address.calls.ts';
import type { ShopContext } from '../context.ts';
import { problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { countAddresses, insertAddress, readAddresses } from './address.queries.ts';

const mostAddresses = 20;

export function addressRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listAddresses, async ({ shopper }) => ({
    addresses: await readAddresses(database, shopper.id),
  }));

  route(app, context, createAddress, async ({ body, shopper }) =>
    database.transaction(async (tx) => {
      const count = await countAddresses(tx, shopper.id);
      if (count >= mostAddresses) {
        throw problem('conflict', { detail: `An account keeps at most ${mostAddresses} addresses` });
      }
      return insertAddress(tx, {
        shopperId: shopper.id,
        address: trimmed(body),
        isDefault: count === 0,
        now: clock(),
      });
    }),
  );
}

function trimmed({ name, line1, line2, city, ...rest }: WireAddress): WireAddress {
  return { ...rest, name: name.trim(), line1: line1.trim(), line2: line2.trim(), city: city.trim() };
}
