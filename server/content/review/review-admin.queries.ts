import sql, { type Sql } from 'sql-template-tag';
import type { AnyReview } from '../../../src/contract/content/review.calls.ts';
import type { ReviewFault } from '../../../src/domain/content/review/review.ts';
import { fileLink } from '../../platform/file/file-link.ts';
import type { ListSource } from '../../platform/list/list.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ReviewRow } from './review.queries.ts';

interface ListedRow extends ReviewRow {
  readonly product: string;
  readonly order_id: string;
  readonly order_number: string;
  readonly reported: AnyReview['reported'];
  readonly [column: string]: unknown;
}

/** Who reads, to sign the links to photos. */
export interface Reader {
  readonly id: string;
  readonly secret: string;
  readonly now: Date;
}

const joined = sql`review
  LEFT JOIN product ON product.sku = review.sku
  LEFT JOIN review_invitation AS invitation ON invitation.id = review.invitation_id
  LEFT JOIN shop_order ON shop_order.id = invitation.order_id`;
const columns = sql`review.*, product.name AS product, invitation.order_id, shop_order.number AS order_number,
  coalesce((SELECT jsonb_agg(jsonb_build_object('reason', reason, 'count', count) ORDER BY count DESC, reason)
    FROM (SELECT reason, count(*) FROM review_report WHERE review_id = review.id GROUP BY reason) AS told), '[]') AS reported`;

/** Reviews as an admin list. */
export function reviewList(reader: Reader): ListSource<ListedRow, AnyReview, 'writtenAt' | 'stars' | 'reports'> {
  return {
    from: joined,
    columns,
    key: sql`review.id`,
    sorts: { writtenAt: sql`review.written_at`, stars: sql`review.stars`, reports: sql`review.reports` },
    usual: '-writtenAt',
    searched: [sql`review.words`, sql`review.author`, sql`product.name`],
    itemOf: (row) => anyReview(row, reader),
  };
}

export async function findAnyReview(session: Session, id: string, reader: Reader): Promise<AnyReview | undefined> {
  const row = await session.maybeOne<ListedRow>(sql`SELECT ${columns} FROM ${joined} WHERE review.id = ${id}`);
  return row && anyReview(row, reader);
}

function anyReview(row: ListedRow, reader: Reader): AnyReview {
  const { id: readerId, secret, now } = reader;
  return {
    id: row.id,
    sku: row.sku,
    product: row.product,
    orderId: row.order_id,
    orderNumber: row.order_number,
    status: row.status,
    stars: row.stars,
    words: row.words,
    author: row.author,
    photos: row.photo_ids.map((id) => fileLink({ id, readerId, use: 'open' }, secret, now)),
    writtenAt: row.written_at.toISOString(),
    answer: row.answer,
    helpful: row.helpful,
    rejectReason: row.reject_reason,
    rejectWords: row.reject_words,
    reports: row.reports,
    reported: row.reported,
    version: row.version,
  };
}

/** How many reviews are published and rejected, and why. */
export async function readAllFigures(
  session: Session,
): Promise<{ published: number; rejected: number; reasons: { reason: ReviewFault; count: number }[] }> {
  const { published, rejected } = await session.one<{ published: number; rejected: number }>(sql`
    SELECT coalesce(sum(stars[1] + stars[2] + stars[3] + stars[4] + stars[5]), 0)::integer AS published,
      coalesce(sum(rejected), 0)::integer AS rejected
    FROM review_figures`);
  const reasons = await session.query<{ reason: ReviewFault; count: number }>(sql`
    SELECT reject_reason AS reason, count(*)::integer AS count FROM review WHERE status = 'rejected'
    GROUP BY reject_reason ORDER BY count DESC, reason`);
  return { published, rejected, reasons };
}

interface Filters {
  readonly status?: readonly string[] | undefined;
  readonly stars?: number | undefined;
  readonly reason?: string | undefined;
  readonly reported?: boolean | undefined;
  readonly photos?: boolean | undefined;
}

export function reviewConditions({ status, stars, reason, reported, photos }: Filters): Sql[] {
  return [
    ...(status === undefined ? [] : [sql`review.status = ANY(${[...status]})`]),
    ...(stars === undefined ? [] : [sql`review.stars = ${stars}`]),
    ...(reason === undefined ? [] : [sql`review.reject_reason = ${reason}`]),
    ...(reported === undefined ? [] : [reported ? sql`review.reports > 0` : sql`review.reports = 0`]),
    ...(photos === undefined ? [] : [photos ? sql`review.has_photos` : sql`NOT review.has_photos`]),
  ];
}
