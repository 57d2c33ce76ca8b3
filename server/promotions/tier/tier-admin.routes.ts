import type { FastifyInstance } from 'fastify';
import { type OwnedTiers, readTiers, saveTiers } from '../../../src/contract/promotions/tier-admin.calls.ts';
import { fallbackTiers } from '../../../src/domain/promotions/tier/tier.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { refuseMistakes } from '../../platform/http/input/rules.ts';
import { route } from '../../platform/http/route.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { descriptionFindings, tierFindings } from './tier-rules.ts';
import { lockTiers, readOwnTiers, writeTiers } from './tier-admin.queries.ts';

/** The discount tiers, for admins (ADM-50). The database announces the change, so every price follows at once. */
export function tierAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, readTiers, async () => ownedOf(await readOwnTiers(database)));

  route(
    app,
    context,
    saveTiers,
    async ({ headers, body, shopper }) =>
      database.transaction(async (tx) => {
        await lockTiers(tx);
        const before = ownedOf(await readOwnTiers(tx));
        const wanted = headers['if-match'];
        if (wanted !== undefined && wanted !== before.version) throw staleRecord(before);
        await refuseMistakes([tierFindings(body), descriptionFindings(before.tiers, body)]);
        await writeTiers(tx, body.tiers, before.version + 1, clock());
        const after = ownedOf(await readOwnTiers(tx));
        const change = { action: 'changed', resource: 'discount tiers', recordId: 'tiers' } as const;
        await recordChange(tx, { ...change, actorId: shopper.id, before, after, now: clock() });
        return after;
      }),
    {
      rules: ({ body }) => [
        tierFindings(body),
        async () => descriptionFindings(ownedOf(await readOwnTiers(database)).tiers, body),
      ],
    },
  );
}

function ownedOf({ tiers, version }: Awaited<ReturnType<typeof readOwnTiers>>): OwnedTiers {
  const areDefaults = tiers.length === 0;
  return {
    tiers: areDefaults ? fallbackTiers.map((tier) => ({ ...tier, description: '' })) : tiers,
    areDefaults,
    version,
  };
}
