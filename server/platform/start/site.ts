import type { Site } from '../../../src/domain/shell/site/site.ts';
import type { ShopContext } from './context.ts';

/** Site data for every page. */
export async function siteOf({
  settings,
  business: live,
  catalogue,
  origin,
  rehearsal,
}: ShopContext): Promise<Site> {
  const [rules, membership, banners] = await Promise.all([
    catalogue.rules(),
    catalogue.membership(),
    catalogue.banners(),
  ]);
  const { mode, season, splashFactor, codLimit } = settings;
  const { about: _, ...business } = settings.business;
  return {
    origin: origin(),
    mode,
    season,
    business,
    rules,
    membership,
    banners,
    splashFactor,
    codLimit,
    returnDays: live.record().returnDays,
    tracking: live.tracking(),
    ...(rehearsal ? { rehearsal } : {}),
    ...(settings.telemetry?.tracesUrl ? { isTraced: true } : {}),
  };
}
