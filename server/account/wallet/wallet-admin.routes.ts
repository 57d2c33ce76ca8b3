import type { FastifyInstance } from 'fastify';
import {
  exportWalletEntries,
  exportWallets,
  listWalletEntries,
  listWallets,
} from '../../../src/contract/account/wallet/wallet-admin.calls.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import { walletTotal } from '../../platform/list/day-figures.ts';
import { readAll, readPage } from '../../platform/list/list.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import {
  balanceColumns,
  balanceFilters,
  balanceSearch,
  balanceSource,
  entryColumns,
  entryFilters,
  entrySearch,
  entrySource,
} from './wallet-admin.queries.ts';

/** All wallets and ledger entries, for admins. */
export function walletAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database } = context;

  route(app, context, listWallets, async ({ query: { sort, limit, offset, ...filters } }) => {
    const asked = { sort, limit, offset };
    const [page, held] = await Promise.all([
      readPage(database, balanceSource, asked, balanceFilters(filters), balanceSearch(filters)),
      walletTotal(database),
    ]);
    return { ...page, held };
  });

  route(app, context, exportWallets, async ({ query: { sort, ...filters } }) =>
    csvFile('wallets', balanceColumns, readAll(database, balanceSource, { sort }, balanceFilters(filters))),
  );

  route(app, context, listWalletEntries, async ({ query: { sort, limit, offset, ...filters } }) =>
    readPage(database, entrySource, { sort, limit, offset }, entryFilters(filters), entrySearch(filters)),
  );

  route(app, context, exportWalletEntries, async ({ query: { sort, ...filters } }) =>
    csvFile('wallet-entries', entryColumns, readAll(database, entrySource, { sort }, entryFilters(filters))),
  );
}
