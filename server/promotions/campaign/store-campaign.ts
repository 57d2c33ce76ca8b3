import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { CampaignWrite, OwnedCampaign } from '../../../src/contract/promotions/campaign.calls.ts';
import {
  filledCampaign,
  isMadeCode,
  madeCode,
  withoutCode,
} from '../../../src/domain/promotions/campaign/campaign.ts';
import { stopPlans, lockPlans } from '../../catalogue/product/turn-prices.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { writeTranslations } from '../../platform/list/translation/translation.queries.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { Writer } from '../banner/banner.queries.ts';
import { campaignFindings } from './campaign-rules.ts';
import { releaseMembers, storeBanner, storeBundles, storeCoupon, storePosts } from './campaign-members.ts';
import { planPrices } from './campaign-prices.ts';
import { changeCampaign, findCampaign, insertCampaign, lockCampaign } from './campaign.queries.ts';
import { presentCampaign } from './present-campaign.ts';
import { turnCampaignJob } from './turn-campaign.ts';

interface Store {
  readonly tx: Session;
  readonly jobs: Jobs;
  readonly writer: Writer;
}

/** Adds a campaign with all it holds. Throws 'invalid-input' with the fields that contradict each other. */
export async function addCampaign(store: Store, given: CampaignWrite): Promise<OwnedCampaign> {
  const { tx, writer } = store;
  const id = randomUUID();
  const campaign = await checked(store, id, await renewed(tx, given));
  await insertCampaign(tx, id, campaign, writer.now);
  await writeTranslations(tx, 'campaign', id, campaign.translations);
  await moveMembers(store, id, campaign);
  const after = await present(tx, id, writer.now);
  await recordChange(tx, { action: 'created', resource: 'campaign', recordId: id, before: null, after, ...writer });
  return after;
}

/**
 * Changes a campaign, and its banner, coupon, bundles, posts and prices with it, in one transaction (CMP-01). Throws
 * 'not-found', 'version-conflict', and 'invalid-input' with the fields that contradict each other.
 */
export async function updateCampaign(
  store: Store,
  { id, version, campaign: given }: { id: string; version: number | undefined; campaign: CampaignWrite },
): Promise<OwnedCampaign> {
  const { tx, writer } = store;
  const before = await locked(tx, id, writer.now);
  if (version !== undefined && version !== before.version) throw staleRecord(before);
  const campaign = await checked(store, id, given);
  await changeCampaign(tx, id, campaign, writer.now);
  await writeTranslations(tx, 'campaign', id, campaign.translations);
  await moveMembers(store, id, campaign);
  const after = await present(tx, id, writer.now);
  await recordChange(tx, { action: 'changed', resource: 'campaign', recordId: id, before, after, ...writer });
  return after;
}

/** Switches a campaign on or off, with all that belongs to it; false when there is none. */
export async function switchCampaign(store: Store, id: string, isOn: boolean): Promise<boolean> {
  const there = await findCampaign(store.tx, id);
  if (!there) return false;
  const campaign = writeOf(await locked(store.tx, id, store.writer.now));
  if (campaign.isOn === isOn) return true;
  await updateCampaign(store, { id, version: undefined, campaign: { ...campaign, isOn } });
  return true;
}

/** Deletes a campaign and its prices; what else belongs to it is switched off and stays. False when there is none. */
export async function removeCampaign({ tx, writer }: Store, id: string): Promise<boolean> {
  if (!(await lockCampaign(tx, id))) return false;
  const before = await present(tx, id, writer.now);
  await lockPlans(tx);
  await stopPlans(tx, sql`campaign_id = ${id}`, writer.now);
  await releaseMembers(tx, id, writer.now);
  await tx.execute(sql`DELETE FROM campaign WHERE id = ${id}`);
  await recordChange(tx, { action: 'deleted', resource: 'campaign', recordId: id, before, after: null, ...writer });
  return true;
}

/** A copy of an earlier campaign gets a code and texts of its own, if that one's were made from its name. */
async function renewed(tx: Session, given: CampaignWrite): Promise<CampaignWrite> {
  const { coupon } = given;
  if (!coupon || coupon.code === '') return given;
  const former = await tx.maybeOne<{ name: string; starts_at: Date }>(sql`
    SELECT campaign.name, campaign.starts_at FROM coupon JOIN campaign ON campaign.id = campaign_id
    WHERE code = ${coupon.code}`);
  const isMade = former && isMadeCode(coupon.code, { name: former.name, startsAt: former.starts_at.toISOString() });
  return isMade === true ? withoutCode(given) : given;
}

/** Everything in the shop-wide lock order: the campaign's row comes first, products last. */
async function moveMembers({ tx, jobs, writer }: Store, id: string, campaign: CampaignWrite): Promise<void> {
  const there = await findCampaign(tx, id);
  if (!there) throw noCampaign();
  await storeBanner(tx, there, campaign, writer);
  await storeCoupon(tx, there, campaign, writer);
  await storeBundles(tx, id, campaign, writer.now);
  await storePosts(tx, id, campaign, writer.now);
  await planPrices(tx, id, campaign, writer.now);
  for (const [kind, at] of [
    ['start', campaign.startsAt],
    ['end', campaign.endsAt],
  ] as const) {
    await jobs.add(tx, turnCampaignJob, {}, { runAt: new Date(at), key: `campaign:${id}:${kind}` });
  }
}

/** The campaign with its empty texts filled in. */
async function checked({ tx, writer: { now } }: Store, id: string, given: CampaignWrite): Promise<CampaignWrite> {
  const campaign = filledCampaign(given, await codesLike(tx, madeCode(given), id));
  await refuseMistakes(campaignFindings(tx, { id, now }, campaign));
  return campaign;
}

/** The codes that begin like this, but not the campaign's own. */
async function codesLike(tx: Session, code: string, campaignId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ code: string }>(sql`
    SELECT code FROM coupon WHERE starts_with(code, ${code}) AND campaign_id IS DISTINCT FROM ${campaignId}`);
  return new Set(rows.map((row) => row.code));
}

/** What can be written of a campaign. */
function writeOf({
  name,
  startsAt,
  endsAt,
  isOn,
  prices,
  coupon,
  banner,
  popup,
  tiers,
  bundles,
  posts,
}: OwnedCampaign) {
  return { name, startsAt, endsAt, isOn, prices, coupon, banner, popup, tiers, bundles, posts };
}

async function locked(tx: Session, id: string, now: Date): Promise<OwnedCampaign> {
  if (!(await lockCampaign(tx, id))) throw noCampaign();
  return present(tx, id, now);
}

async function present(tx: Session, id: string, now: Date): Promise<OwnedCampaign> {
  const campaign = await presentCampaign(tx, id, now);
  if (!campaign) throw noCampaign();
  return campaign;
}

export function noCampaign() {
  return problem('not-found', { detail: 'We couldn’t find this campaign' });
}
