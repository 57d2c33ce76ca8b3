import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { BannerWrite } from '../../src/contract/banner/banner.calls.ts';
import { type Banner, type BannerIcon, shownBanners } from '../../src/domain/banner/banner.ts';
import type { Session } from '../database/session.ts';

interface BannerRow {
  id: string;
  text: string;
  is_enabled: boolean;
  background_color: string | null;
  text_color: string | null;
  icon: BannerIcon;
  priority: number;
  link: string | null;
}

type Row = BannerRow & { [column: string]: unknown };

const columns: Sql = sql`id, text, is_enabled, background_color, text_color, icon, priority, link`;

/** Most that the shop shows in turn. */
const mostActive = 20;

/** The enabled banners, by priority (BNR-01); kept by the catalogue. */
export async function readActiveBanners(session: Session): Promise<readonly Banner[]> {
  return shownBanners(await readBanners(session)).slice(0, mostActive);
}

/** All of them, by priority and age. */
export async function readBanners(session: Session): Promise<Banner[]> {
  const rows = await session.query<Row>(sql`
    SELECT ${columns} FROM banner ORDER BY priority, created_at, id LIMIT 500`);
  return rows.map(bannerOf);
}

export async function insertBanner(session: Session, banner: BannerWrite, now: Date): Promise<Banner> {
  const row = await session.one<Row>(sql`
    INSERT INTO banner (id, text, is_enabled, background_color, text_color, icon, priority, link, created_at, updated_at)
    VALUES (${randomUUID()}, ${banner.text}, ${banner.isEnabled}, ${banner.backgroundColor}, ${banner.textColor},
      ${banner.icon}, ${banner.priority}, ${banner.link}, ${now}, ${now})
    RETURNING ${columns}`);
  return bannerOf(row);
}

/** Null when there is no such banner. */
export async function updateBanner(
  session: Session,
  id: string,
  banner: BannerWrite,
  now: Date,
): Promise<Banner | null> {
  const row = await session.maybeOne<Row>(sql`
    UPDATE banner SET text = ${banner.text}, is_enabled = ${banner.isEnabled},
      background_color = ${banner.backgroundColor}, text_color = ${banner.textColor}, icon = ${banner.icon},
      priority = ${banner.priority}, link = ${banner.link}, updated_at = ${now}
    WHERE id = ${id} RETURNING ${columns}`);
  return row ? bannerOf(row) : null;
}

/** Whether there was one. */
export async function removeBanner(session: Session, id: string): Promise<boolean> {
  return (await session.execute(sql`DELETE FROM banner WHERE id = ${id}`)) === 1;
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
