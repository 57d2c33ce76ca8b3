import sql, { empty, raw } from 'sql-template-tag';
import type { BannerWrite } from '../../../src/contract/promotions/banner.calls.ts';
import type { CampaignWrite } from '../../../src/contract/promotions/campaign.calls.ts';
import type { CouponWrite } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import type { Session } from '../../platform/database/session.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { refusedField } from '../../platform/http/problem.ts';
import { findBanner, insertBanner, updateBanner, type Writer } from '../banner/banner.queries.ts';
import { insertCoupon, lockCodes, readOwnedCoupon, updateCoupon } from '../coupon/coupon-admin.queries.ts';
import { takenCode } from '../coupon/coupon-rules.ts';
import type { StoredCampaign } from './campaign.queries.ts';

type Time = Pick<CampaignWrite, 'startsAt' | 'endsAt' | 'isOn'>;
type Kept = Pick<StoredCampaign, 'id' | 'banner_id' | 'coupon_id'>;

/** Writes a campaign's banner with the campaign's time, or takes it out: then it stays as a record of its own. */
export async function storeBanner(
  tx: Session,
  { id, banner_id: bannerId }: Kept,
  { banner, startsAt, endsAt, isOn }: Time & Pick<CampaignWrite, 'banner'>,
  writer: Writer,
): Promise<void> {
  if (banner === null) {
    await tx.execute(sql`UPDATE banner SET campaign_id = NULL, version = version + 1 WHERE campaign_id = ${id}`);
    return;
  }
  const there = bannerId === null ? null : await findBanner(tx, bannerId);
  const { id: _id, version: _version, ...look } = there ?? newBanner;
  const body: BannerWrite = { ...look, ...banner, startsAt, endsAt, isEnabled: isOn };
  if (there) await updateBanner(tx, there.id, body, { ...writer, isCampaign: true });
  else {
    const added = await insertBanner(tx, body, writer);
    await tx.execute(sql`UPDATE banner SET campaign_id = ${id} WHERE id = ${added.id}`);
  }
}

const newBanner = {
  id: '',
  version: 0,
  icon: 'sparkle',
  backgroundColor: null,
  textColor: null,
  priority: 0,
} as const;

/** The same for its coupon. Throws 'invalid-input' when the code is taken. */
export async function storeCoupon(
  tx: Session,
  { id, coupon_id: couponId }: Kept,
  { name, coupon, startsAt, endsAt, isOn }: Time & Pick<CampaignWrite, 'coupon' | 'name'>,
  writer: Writer,
): Promise<void> {
  if (coupon === null) {
    await tx.execute(sql`UPDATE coupon SET campaign_id = NULL, version = version + 1 WHERE campaign_id = ${id}`);
    return;
  }
  await lockCodes(tx);
  const there = couponId === null ? null : await readOwnedCoupon(tx, couponId, writer.now);
  const terms = there ?? { ...newCoupon, name };
  const body: CouponWrite = {
    name: terms.name,
    description: terms.description,
    totalLimit: terms.totalLimit,
    perCustomerLimit: terms.perCustomerLimit,
    isFlashOffer: terms.isFlashOffer,
    urgencyMessage: terms.urgencyMessage,
    ...coupon,
    startsAt,
    expiresAt: endsAt,
    isEnabled: isOn,
  };
  const taken = refusedField('coupon.code', takenCode.message);
  if (there) {
    const changed = await updateCoupon(tx, there.id, body, { ...writer, isCampaign: true });
    if (!('id' in changed)) throw taken;
    return;
  }
  const added = await insertCoupon(tx, body, writer);
  if (!added) throw taken;
  await tx.execute(sql`UPDATE coupon SET campaign_id = ${id} WHERE id = ${added.id}`);
}

const newCoupon = {
  description: '',
  totalLimit: null,
  perCustomerLimit: 1,
  isFlashOffer: true,
  urgencyMessage: null,
} as const;

/** Refuses bundles or posts that aren't there or are part of another campaign that isn't over. */
export function memberFindings(
  session: Session,
  kind: 'bundle' | 'post',
  { id, now }: { readonly id: string; readonly now: Date },
  membersOf: () => readonly string[],
): Findings {
  return async () => {
    const members = membersOf().map(String);
    const found = await session.query<{ id: string; campaign_id: string | null; name: string }>(sql`
      SELECT id, ${kind === 'bundle' ? sql`name` : sql`'“' || title || '”'`} AS name,
        (SELECT campaign.id FROM campaign WHERE campaign.id = campaign_id AND ends_at > ${now}) AS campaign_id
      FROM ${raw(kind)} WHERE id = ANY(${members}) ${kind === 'bundle' ? sql`AND removed_at IS NULL` : empty}`);
    return members.map((wanted, place) => {
      const field = `${kind}s.${place}`;
      const member = found.find((each) => each.id === wanted);
      if (!member) return { field, message: `We couldn’t find this ${kind}` };
      const isElsewhere = member.campaign_id !== null && member.campaign_id !== id;
      return isElsewhere ? { field, message: `${member.name} is part of another campaign` } : null;
    });
  };
}

/** Takes bundles in, with the campaign's time and switch, and others out. Throws 'invalid-input' for one that can't be. */
export async function storeBundles(
  tx: Session,
  id: string,
  { bundles, startsAt, endsAt, isOn }: Time & Pick<CampaignWrite, 'bundles'>,
  now: Date,
): Promise<void> {
  await tx.query(sql`SELECT FROM bundle WHERE id = ANY(${bundles}) ORDER BY id FOR NO KEY UPDATE`);
  await refuseMistakes(memberFindings(tx, 'bundle', { id, now }, () => bundles));
  await tx.execute(sql`
    UPDATE bundle SET campaign_id = NULL, version = version + 1, updated_at = ${now}
    WHERE campaign_id = ${id} AND NOT id = ANY(${bundles})`);
  await tx.execute(sql`
    UPDATE bundle SET campaign_id = ${id}, starts_at = ${startsAt}, valid_until = ${endsAt},
      expires_in = greatest(60, ceil(extract(epoch FROM ${endsAt}::timestamptz - ${startsAt}::timestamptz)))::int,
      status = ${isOn ? 'active' : 'inactive'}, version = version + 1, updated_at = ${now}
    WHERE id = ANY(${bundles})`);
}

/** Posts appear at the campaign's start, while it is on; those that are out stay out. */
export async function storePosts(
  tx: Session,
  id: string,
  { posts, startsAt, isOn }: Time & Pick<CampaignWrite, 'posts'>,
  now: Date,
): Promise<void> {
  await tx.query(sql`SELECT FROM post WHERE id = ANY(${posts}) ORDER BY id FOR NO KEY UPDATE`);
  await refuseMistakes(memberFindings(tx, 'post', { id, now }, () => posts));
  await tx.execute(sql`
    UPDATE post SET campaign_id = NULL, version = version + 1, updated_at = ${now}
    WHERE campaign_id = ${id} AND NOT id = ANY(${posts})`);
  await tx.execute(sql`
    UPDATE post SET campaign_id = ${id}, version = version + 1, updated_at = ${now},
      publish_at = CASE WHEN publish_at <= ${now} THEN publish_at WHEN ${isOn} THEN ${startsAt}::timestamptz END
    WHERE id = ANY(${posts})`);
}

/** Leaves all that belongs to a campaign as records of their own, switched off, before the campaign is deleted. */
export async function releaseMembers(tx: Session, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE banner SET campaign_id = NULL, is_enabled = false, version = version + 1 WHERE campaign_id = ${id}`);
  await tx.execute(sql`
    UPDATE coupon SET campaign_id = NULL, is_enabled = false, version = version + 1 WHERE campaign_id = ${id}`);
  await tx.execute(sql`
    UPDATE bundle SET campaign_id = NULL, status = 'inactive', version = version + 1, updated_at = ${now}
    WHERE campaign_id = ${id}`);
  await tx.execute(sql`
    UPDATE post SET campaign_id = NULL, version = version + 1, updated_at = ${now},
      publish_at = CASE WHEN publish_at <= ${now} THEN publish_at END
    WHERE campaign_id = ${id}`);
}
