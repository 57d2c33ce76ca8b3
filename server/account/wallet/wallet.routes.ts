import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import {
  changeWallet,
  getWallet,
  readWalletOf,
  type WalletEntry,
} from '../../../src/contract/account/wallet/wallet.calls.ts';
import { type AdminChange, recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { withIdempotency } from '../../platform/http/input/idempotency.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { requireFreshFor } from '../../platform/http/guard/standing.ts';
import { postWalletEntry, readWallet, readWalletEntry } from './wallet.queries.ts';

/** The wallet: its owner reads it, an admin credits and debits it. */
export function walletRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, getWallet, async ({ query, shopper }) => readWallet(database, shopper.id, query));

  route(app, context, readWalletOf, async ({ params, query }) => {
    await refuseUnknownPerson(database, params.id);
    return readWallet(database, params.id, query);
  });

  route(app, context, changeWallet, async ({ params, body, headers, shopper }) => {
    const { kind, amount, note } = body;
    if (kind === 'credit') requireFreshFor(amount, shopper, context);
    const key = headers['idempotency-key'];
    const request = { shopper, route: changeWallet.path, key, body: { ...body, ...params } };
    return withIdempotency(context, request, async (tx) => {
      await refuseUnknownPerson(tx, params.id);
      const posting = {
        shopperId: params.id,
        amount: kind === 'credit' ? amount : -amount,
        reason: kind,
        reference: createHash('sha256').update(`${shopper.id} ${key}`).digest('hex'),
        note: note.trim(),
        actorId: shopper.id,
        at: clock(),
      } as const;
      const isNew = await postWalletEntry(tx, posting);
      const entry = await readWalletEntry(tx, posting);
      if (isNew) await recordChange(tx, changeOf(posting, entry));
      return { balance: entry.balanceAfter, entry };
    });
  });
}

type Posting = Parameters<typeof postWalletEntry>[1];

function changeOf({ shopperId, actorId = '', at, note }: Posting, entry: WalletEntry): AdminChange {
  return {
    actorId,
    action: entry.amount > 0 ? 'credited' : 'debited',
    resource: 'wallet',
    recordId: shopperId,
    before: { balance: entry.balanceAfter - entry.amount },
    after: { balance: entry.balanceAfter },
    reason: note,
    now: at,
  };
}

async function refuseUnknownPerson(session: Session, id: string): Promise<void> {
  const found = await session.maybeOne(sql`SELECT id FROM shopper WHERE id = ${id}`);
  if (!found) throw problem('not-found', { detail: 'We couldn’t find this person' });
}
