import type { OwnedCampaign } from '../../../src/contract/promotions/campaign.calls.ts';
import { collisionsOf } from '../../../src/domain/promotions/campaign/collision.ts';
import type { Session } from '../../platform/database/session.ts';
import { readAllTranslations } from '../../platform/list/translation/translation.queries.ts';
import { readPlanned } from './calendar.queries.ts';
import { findBanner } from '../banner/banner.queries.ts';
import { readUsage } from '../coupon/coupon-usage.queries.ts';
import { findCampaign, stateOf, type StoredCampaign, timeOf } from './campaign.queries.ts';
import { readPriceSample } from './campaign-prices.ts';

/** What collides while it runs, were it on. */
async function collisionsWith(session: Session, { id, name, starts_at: from, ends_at: until }: StoredCampaign) {
  const planned = await readPlanned(session, from, until);
  return collisionsOf(planned.filter((each) => each.isOn || each.id === id || each.campaign === name)).slice(0, 20);
}

/** A campaign in the contract's shape: its banner and coupon are read from their own records. Null when there is none. */
export async function presentCampaign(session: Session, id: string, now: Date): Promise<OwnedCampaign | null> {
  const row = await findCampaign(session, id);
  if (!row) return null;
  const banner = row.banner_id === null ? null : await findBanner(session, row.banner_id);
  const used = row.coupon_id === null ? null : await readUsage(session, row.coupon_id, now);
  const coupon = used?.coupon;
  const translations = await readAllTranslations<NonNullable<OwnedCampaign['translations']>>(
    session,
    'campaign',
    id,
  );
  const { name, prices, popup, tiers, bundles, posts, version } = row;
  return {
    id,
    name,
    ...timeOf(row),
    state: stateOf(row, now),
    version,
    prices,
    coupon: coupon
      ? {
          code: coupon.code,
          type: coupon.type,
          value: coupon.value,
          minOrderValue: coupon.minOrderValue,
          maxDiscountValue: coupon.maxDiscountValue,
        }
      : null,
    couponId: row.coupon_id,
    banner: banner && { text: banner.text, link: banner.link ?? '' },
    bannerId: row.banner_id,
    popup,
    tiers,
    bundles,
    bundleNames: row.bundle_names,
    posts,
    ...(await readPriceSample(session, id)),
    ...(translations ? { translations } : {}),
    collisions: await collisionsWith(session, row),
  };
}
