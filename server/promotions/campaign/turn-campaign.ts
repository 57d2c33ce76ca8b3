import { turnPrices } from '../../catalogue/product/turn-prices.ts';
import type { ShopContext } from '../../platform/start/context.ts';

/** Job at the start and at the end of a campaign. */
export const turnCampaignJob = 'campaign.turn';

/** Turns the prices of this moment, and lets every process drop the pages that it keeps (CMP-01). */
export async function turnCampaign({ database, clock }: Pick<ShopContext, 'database' | 'clock'>): Promise<void> {
  await database.transaction(async (tx) => {
    await turnPrices(tx, clock());
    await tx.notify('catalogue');
  });
}
