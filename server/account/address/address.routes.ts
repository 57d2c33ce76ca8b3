import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
  type WireAddress,
} from '../../../src/contract/account/address.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { countAddresses, insertAddress, readAddresses, removeAddress, replaceAddress } from './address.queries.ts';

const maxAddresses = 20;

export function addressRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listAddresses, async ({ shopper }) => ({
    addresses: await readAddresses(database, shopper.id),
  }));

  route(app, context, createAddress, async ({ body, shopper }) =>
    database.transaction(async (tx) => {
      const count = await countAddresses(tx, shopper.id);
      if (count >= maxAddresses) {
        throw problem('conflict', { detail: t`You can save up to ${maxAddresses} addresses` });
      }
      return insertAddress(tx, {
        shopperId: shopper.id,
        address: trimmed(body),
        isDefault: count === 0,
        now: clock(),
      });
    }),
  );

  route(app, context, updateAddress, async ({ params: { id }, body: { isDefault, ...address }, shopper }) =>
    database.transaction(async (tx) => {
      await countAddresses(tx, shopper.id);
      const change = { shopperId: shopper.id, id, address: trimmed(address), shouldBeDefault: isDefault === true };
      const saved = await replaceAddress(tx, change);
      if (!saved) throw problem('not-found');
      return saved;
    }),
  );

  route(app, context, deleteAddress, async ({ params: { id }, shopper }) =>
    database.transaction(async (tx) => {
      await countAddresses(tx, shopper.id);
      if (!(await removeAddress(tx, shopper.id, id))) throw problem('not-found');
    }),
  );
}

function trimmed({ name, line1, line2, city, ...rest }: WireAddress): WireAddress {
  return { ...rest, name: name.trim(), line1: line1.trim(), line2: line2.trim(), city: city.trim() };
}
