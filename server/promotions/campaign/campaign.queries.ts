import sql, { type Sql } from 'sql-template-tag';
import type { CampaignRow, CampaignWrite } from '../../../src/contract/promotions/campaign.calls.ts';
import { type CampaignState, campaignState } from '../../../src/domain/promotions/campaign/campaign.ts';
import type { Session } from '../../platform/database/session.ts';
import type { TranslationNeed } from '../../../src/domain/kit/text/translated.ts';
import { translationConditions } from '../../platform/list/translation/translation-needs.ts';
import type { ListSource } from '../../platform/list/list.ts';

/** A campaign as stored, with the ids of what belongs to it. */
export interface StoredCampaign {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly is_on: boolean;
  readonly prices: CampaignWrite['prices'];
  readonly popup: CampaignWrite['popup'];
  readonly tiers: CampaignWrite['tiers'];
  readonly version: number;
  readonly banner_id: string | null;
  readonly coupon_id: string | null;
  readonly bundles: string[];
  readonly bundle_names: string[];
  readonly posts: string[];
}

/** Its banner and coupon are the oldest, should there be several. */
const columns: Sql = sql`
  id, name, starts_at, ends_at, is_on, prices, popup, tiers, version,
  (SELECT banner.id FROM banner WHERE campaign_id = campaign.id ORDER BY created_at, banner.id LIMIT 1) AS banner_id,
  (SELECT coupon.id FROM coupon WHERE campaign_id = campaign.id ORDER BY created_at, coupon.id LIMIT 1) AS coupon_id,
  ARRAY(SELECT bundle.id::text FROM bundle WHERE campaign_id = campaign.id AND removed_at IS NULL
    ORDER BY position, bundle.id) AS bundles,
  ARRAY(SELECT bundle.name FROM bundle WHERE campaign_id = campaign.id AND removed_at IS NULL
    ORDER BY position, bundle.id) AS bundle_names,
  ARRAY(SELECT post.id::text FROM post WHERE campaign_id = campaign.id ORDER BY created_at, post.id) AS posts`;

/** Campaigns as an admin list; their state depends on the time. */
export function campaignList(now: Date): ListSource<StoredCampaign, CampaignRow, 'startsAt' | 'name'> {
  return {
    from: sql`campaign`,
    columns,
    key: sql`campaign.id`,
    sorts: { startsAt: sql`starts_at`, name: sql`name` },
    usual: '-startsAt',
    searched: [sql`name`],
    itemOf: (row) => rowOf(row, now),
  };
}

const parts = ['prices', 'coupon', 'banner', 'popup', 'tiers', 'bundles', 'posts'] as const;

function rowOf(row: StoredCampaign, now: Date): CampaignRow {
  const has: Readonly<Record<(typeof parts)[number], boolean>> = {
    prices: row.prices !== null,
    coupon: row.coupon_id !== null,
    banner: row.banner_id !== null,
    popup: row.popup !== null,
    tiers: row.tiers.length > 0,
    bundles: row.bundles.length > 0,
    posts: row.posts.length > 0,
  };
  const { id, name, version, bundle_names: bundleNames } = row;
  return {
    id,
    name,
    version,
    ...timeOf(row),
    state: stateOf(row, now),
    parts: parts.filter((part) => has[part]),
    bundleNames,
  };
}

/** The time and the switch of a campaign, in the contract's shape. */
export function timeOf({ starts_at: from, ends_at: until, is_on: isOn }: StoredCampaign) {
  return { startsAt: from.toISOString(), endsAt: until.toISOString(), isOn };
}

export function stateOf(row: StoredCampaign, now: Date): CampaignState {
  return campaignState(timeOf(row), now);
}

interface CampaignFilter {
  readonly state?: CampaignState[] | undefined;
  readonly translation?: TranslationNeed | undefined;
}

/** The conditions of the list's filter. */
export function campaignFilters({ state, translation }: CampaignFilter, now: Date): Sql[] {
  const spoken = translationConditions('campaign', translation);
  if (!state) return spoken;
  const wanted = sql`CASE WHEN ends_at <= ${now} THEN 'over' WHEN NOT is_on THEN 'off'
    WHEN starts_at <= ${now} THEN 'running' ELSE 'planned' END`;
  return [sql`${wanted} = ANY(${state})`, ...spoken];
}

export async function findCampaign(session: Session, id: string): Promise<StoredCampaign | undefined> {
  return session.maybeOne<StoredCampaign>(sql`SELECT ${columns} FROM campaign WHERE id = ${id}`);
}

/** Locks a campaign until the transaction ends; false when there is none. */
export async function lockCampaign(tx: Session, id: string): Promise<boolean> {
  const { length } = await tx.query(sql`SELECT FROM campaign WHERE id = ${id} FOR UPDATE`);
  return length > 0;
}

type CampaignFields = Pick<CampaignWrite, 'name' | 'startsAt' | 'endsAt' | 'isOn' | 'prices' | 'popup' | 'tiers'>;

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export async function insertCampaign(tx: Session, id: string, fields: CampaignFields, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO campaign (id, name, starts_at, ends_at, is_on, prices, popup, tiers, created_at, updated_at)
    VALUES (${id}, ${fields.name}, ${fields.startsAt}, ${fields.endsAt}, ${fields.isOn}, ${json(fields.prices)},
      ${json(fields.popup)}, ${json(fields.tiers)}, ${now}, ${now})`);
}

export async function changeCampaign(tx: Session, id: string, fields: CampaignFields, now: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE campaign SET version = version + 1, name = ${fields.name}, starts_at = ${fields.startsAt},
      ends_at = ${fields.endsAt}, is_on = ${fields.isOn}, prices = ${json(fields.prices)},
      popup = ${json(fields.popup)}, tiers = ${json(fields.tiers)}, updated_at = ${now}
    WHERE id = ${id}`);
}
