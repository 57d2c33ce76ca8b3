import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { BannerWrite, OwnedBanner } from '../../../src/contract/promotions/banner.calls.ts';
import { type Banner, type BannerIcon, shownBanners } from '../../../src/domain/promotions/banner.ts';
import { type AdminChange, recordChange } from '../../platform/audit/audit.ts';
import type { ListSource } from '../../platform/list/list.ts';
import type { Session } from '../../platform/database/session.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { translationsColumn, writeTranslations } from '../../platform/list/translation/translation.queries.ts';
import { setByItsCampaign } from '../campaign-part/campaign-of.ts';

interface BannerRow {
  id: string;
  text: string;
  is_enabled: boolean;
  background_color: string | null;
  text_color: string | null;
  icon: BannerIcon;
  priority: number;
  link: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  version: number;
}

interface OwnedRow extends BannerRow {
  translations: OwnedBanner['translations'] | null;
}

type Row = OwnedRow & { [column: string]: unknown };

const columns: Sql = sql`id, text, is_enabled, background_color, text_color, icon, priority, link, starts_at, ends_at, version,
  ${translationsColumn('banner', sql`banner.id::text`)}`;

/** Banners as an admin list. */
export const bannerList: ListSource<Row, OwnedBanner, 'priority' | 'text'> = {
  from: sql`banner`,
  columns,
  key: sql`banner.id`,
  sorts: { priority: sql`priority`, text: sql`text` },
  usual: 'priority',
  searched: [sql`text`, sql`link`],
  itemOf: ownedOf,
};

/** Maximum number of banners in rotation, and of those that are read with their schedules. */
const maxActive = 20;
const maxRead = 200;

/** A banner with its time, in milliseconds since 1970; it is shown from one until before the other. */
interface PlannedBanner {
  readonly banner: Banner;
  readonly from: number;
  readonly until: number;
}

/** The enabled banners with their times, by priority; the catalogue caches them. */
export async function readPlannedBanners(session: Session): Promise<readonly PlannedBanner[]> {
  const rows = await session.query<Row>(sql`
    SELECT ${columns} FROM banner WHERE is_enabled ORDER BY priority, created_at, id LIMIT ${maxRead}`);
  return rows.map((row) => ({
    banner: bannerOf(row),
    from: row.starts_at?.getTime() ?? 0,
    until: row.ends_at?.getTime() ?? Number.POSITIVE_INFINITY,
  }));
}

/** Those that are shown at this moment (BNR-03). */
export function bannersAt(planned: readonly PlannedBanner[], now: Date): readonly Banner[] {
  const at = now.getTime();
  const shown = planned.filter(({ from, until }) => from <= at && at < until).map(({ banner }) => banner);
  return shownBanners(shown).slice(0, maxActive);
}

/** Null when there is no such banner. */
export async function findBanner(session: Session, id: string): Promise<OwnedBanner | null> {
  const row = await session.maybeOne<Row>(sql`SELECT ${columns} FROM banner WHERE id = ${id}`);
  return row ? ownedOf(row) : null;
}

/** A banner that exists, as the transaction left it. */
async function ownBanner(tx: Session, id: string): Promise<OwnedBanner> {
  return ownedOf(await tx.one<Row>(sql`SELECT ${columns} FROM banner WHERE id = ${id}`));
}

interface Change {
  readonly version?: number | undefined;
  /** Its campaign moves it. */
  readonly isCampaign?: boolean;
}

/** The admin, and the time. */
export interface Writer {
  readonly actorId: string;
  readonly now: Date;
}

export async function insertBanner(tx: Session, banner: BannerWrite, writer: Writer): Promise<OwnedBanner> {
  const id = randomUUID();
  await tx.execute(sql`
    INSERT INTO banner (id, text, is_enabled, background_color, text_color, icon, priority, link, starts_at, ends_at,
      created_at, updated_at)
    VALUES (${id}, ${banner.text}, ${banner.isEnabled}, ${banner.backgroundColor}, ${banner.textColor},
      ${banner.icon}, ${banner.priority}, ${banner.link}, ${banner.startsAt}, ${banner.endsAt}, ${writer.now}, ${writer.now})`);
  await writeTranslations(tx, 'banner', id, banner.translations);
  const added = await ownBanner(tx, id);
  await recordChange(tx, changeOf('created', null, added, writer));
  return added;
}

/**
 * Updates a banner if it is still at this version; returns null when it doesn't exist, and the current banner on a
 * conflict.
 */
export async function updateBanner(
  tx: Session,
  id: string,
  banner: BannerWrite,
  { version, isCampaign = false, ...writer }: Writer & Change,
): Promise<{ readonly isChanged: boolean; readonly banner: OwnedBanner } | null> {
  const there = await lockBanner(tx, id);
  if (!there) return null;
  if (version !== undefined && version !== there.version) return { isChanged: false, banner: there };
  if (!isCampaign) await refuseMistakes(bannerFindings(tx, there, banner));
  await tx.execute(sql`
    UPDATE banner SET version = version + 1, text = ${banner.text}, is_enabled = ${banner.isEnabled},
      background_color = ${banner.backgroundColor}, text_color = ${banner.textColor}, icon = ${banner.icon},
      priority = ${banner.priority}, link = ${banner.link}, starts_at = ${banner.startsAt}, ends_at = ${banner.endsAt},
      updated_at = ${writer.now}
    WHERE id = ${id}`);
  await writeTranslations(tx, 'banner', id, banner.translations);
  const changed = await ownBanner(tx, id);
  await recordChange(tx, changeOf('changed', there, changed, writer));
  return { isChanged: true, banner: changed };
}

/** What is refused of a banner besides its schema; `there` is the stored one, null for a new one. */
export function bannerFindings(session: Session, there: OwnedBanner | null, banner: BannerWrite): Findings {
  const fields = ['startsAt', 'endsAt', 'isEnabled'] as const;
  return [
    () => {
      const { startsAt, endsAt } = banner;
      const isBackwards = startsAt !== null && endsAt !== null && endsAt <= startsAt;
      return isBackwards ? { field: 'endsAt', message: 'The end must be after the start' } : null;
    },
    there && setByItsCampaign(session, 'banner', { id: there.id, before: there, after: banner, fields }),
  ];
}

/** Shows or hides a banner; false when it doesn't exist. */
export async function switchBanner(tx: Session, id: string, isEnabled: boolean, writer: Writer): Promise<boolean> {
  const there = await lockBanner(tx, id);
  if (!there) return false;
  if (there.isEnabled === isEnabled) return true;
  const row = await tx.one<Row>(sql`
    UPDATE banner SET is_enabled = ${isEnabled}, version = version + 1, updated_at = ${writer.now}
    WHERE id = ${id} RETURNING ${columns}`);
  await recordChange(tx, changeOf(isEnabled ? 'shown' : 'hidden', there, ownedOf(row), writer));
  return true;
}

/** Reorders the banners; unnamed ones go last. One audit entry covers all. */
export async function orderBanners(tx: Session, ids: readonly string[], { actorId, now }: Writer): Promise<void> {
  const before = await tx.query<{ id: string }>(
    sql`SELECT id FROM banner ORDER BY priority, created_at, id FOR UPDATE`,
  );
  const there = before.map(({ id }) => id);
  const known = ids.filter((id) => there.includes(id));
  const after = [...new Set([...known, ...there])];
  await tx.execute(sql`
    UPDATE banner SET priority = place.at, updated_at = ${now}
    FROM unnest(${after}::uuid[]) WITH ORDINALITY AS place(id, at) WHERE banner.id = place.id`);
  await recordChange(tx, {
    actorId,
    now,
    action: 'ordered',
    resource: 'banner',
    recordId: 'all',
    before: { order: there },
    after: { order: after },
  });
}

/** Returns whether it existed. */
export async function removeBanner(tx: Session, id: string, writer: Writer): Promise<boolean> {
  const there = await lockBanner(tx, id);
  if (!there) return false;
  await tx.execute(sql`DELETE FROM banner WHERE id = ${id}`);
  await recordChange(tx, changeOf('deleted', there, null, writer));
  return true;
}

async function lockBanner(tx: Session, id: string): Promise<OwnedBanner | null> {
  const row = await tx.maybeOne<Row>(sql`SELECT ${columns} FROM banner WHERE id = ${id} FOR UPDATE`);
  return row ? ownedOf(row) : null;
}

function changeOf(
  action: string,
  before: OwnedBanner | null,
  after: OwnedBanner | null,
  { actorId, now }: Writer,
): AdminChange {
  return { action, resource: 'banner', recordId: (before ?? after)?.id ?? '', before, after, actorId, now };
}

function bannerOf(row: BannerRow): Banner {
  return {
    id: row.id,
    text: row.text,
    isEnabled: row.is_enabled,
    backgroundColor: row.background_color,
    textColor: row.text_color,
    icon: row.icon,
    priority: row.priority,
    link: row.link,
  };
}

function ownedOf(row: OwnedRow): OwnedBanner {
  return {
    ...bannerOf(row),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    version: row.version,
    ...(row.translations ? { translations: row.translations } : {}),
  };
}
