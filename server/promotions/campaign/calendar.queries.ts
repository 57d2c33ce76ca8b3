import sql from 'sql-template-tag';
import type { CalendarEntry } from '../../../src/contract/promotions/campaign.calls.ts';
import type { Planned } from '../../../src/domain/promotions/campaign/collision.ts';
import type { Session } from '../../platform/database/session.ts';
import { readOwnedSettings } from '../popup/popup.queries.ts';

/** Something with a time, for the calendar and for what collides. */
export type PlannedThing = Planned &
  Pick<CalendarEntry, 'id' | 'isOn'> & {
    /** The name of the campaign that it belongs to. */
    readonly campaign: string | null;
  };

interface Row {
  readonly [column: string]: unknown;
  readonly kind: Planned['kind'];
  readonly id: string;
  readonly name: string;
  readonly from: Date | null;
  /** Infinity for a coupon without an end. */
  readonly until: Date | number | null;
  readonly is_on: boolean;
  readonly campaign: string | null;
  readonly code: string;
  readonly text: string;
  readonly brings: Planned['brings'];
}

/** As many as a month can show. */
const max = 500;

/** Everything planned that touches a time, in its order; what has no limits at all isn't planned. */
export async function readPlanned(session: Session, from: Date, until: Date): Promise<PlannedThing[]> {
  const rows = await session.query<Row>(sql`
    SELECT * FROM (
      SELECT 'campaign' AS kind, id::text, name, starts_at AS from, ends_at AS until, is_on, NULL AS campaign, '' AS code,
        '' AS text, array_remove(ARRAY[CASE WHEN popup IS NOT NULL THEN 'popup' END,
          CASE WHEN tiers <> '[]' THEN 'tiers' END], NULL) AS brings
      FROM campaign
      UNION ALL SELECT 'banner', banner.id::text, text, banner.starts_at, banner.ends_at, is_enabled, campaign.name, '', text, '{}'
      FROM banner LEFT JOIN campaign ON campaign.id = campaign_id
      WHERE banner.starts_at IS NOT NULL OR banner.ends_at IS NOT NULL
      UNION ALL SELECT 'coupon', coupon.id::text, code, coupon.starts_at, expires_at, is_enabled, campaign.name, code, '', '{}'
      FROM coupon LEFT JOIN campaign ON campaign.id = campaign_id WHERE batch IS NULL
      UNION ALL SELECT 'bundle', bundle.id::text, bundle.name, bundle.starts_at, valid_until, status = 'active', campaign.name,
        '', '', '{}'
      FROM bundle LEFT JOIN campaign ON campaign.id = campaign_id WHERE removed_at IS NULL AND valid_until IS NOT NULL
      UNION ALL SELECT 'price', plan.sku, product.name, plan.starts_at, plan.ends_at, true, NULL, '', '', '{}'
      FROM price_schedule AS plan JOIN product ON product.sku = plan.sku WHERE campaign_id IS NULL
      UNION ALL SELECT 'post', post.id::text, title, publish_at, NULL, true, campaign.name, '', '', '{}'
      FROM post LEFT JOIN campaign ON campaign.id = campaign_id WHERE publish_at >= ${from}
    ) AS planned
    WHERE coalesce("from", '-infinity') < ${until} AND coalesce("until", 'infinity') > ${from}
    ORDER BY kind = 'campaign' DESC, "from" NULLS FIRST, name LIMIT ${max}`);
  const popup = await readOwnPopup(session);
  return [...rows.map(thingOf), ...(popup.from < until.getTime() && popup.until > from.getTime() ? [popup] : [])];
}

function thingOf({ from, until, is_on: isOn, ...row }: Row): PlannedThing {
  const { kind, id, name, campaign, code, text, brings } = row;
  return {
    kind,
    id,
    name,
    campaign,
    code,
    text,
    brings,
    isOn,
    from: from?.getTime() ?? Number.NEGATIVE_INFINITY,
    until: until instanceof Date && until < endless ? until.getTime() : Number.POSITIVE_INFINITY,
  };
}

/** What ends in another century has no end. */
const endless = new Date('2099-01-01');

/** Whether it stands in a calendar: it begins at some moment, or ends in this time. */
export function isDated({ from, until }: Planned, end: Date): boolean {
  return Number.isFinite(from) || until <= end.getTime();
}

/** In the contract's shape. */
export function entryOf({ kind, id, name, from, until, isOn, campaign }: PlannedThing): CalendarEntry {
  const at = (moment: number) => (Number.isFinite(moment) ? new Date(moment).toISOString() : null);
  return { kind, id, name: name.slice(0, 200), startsAt: at(from), endsAt: at(until), isOn, campaign };
}

/** The shop's own popup. */
async function readOwnPopup(session: Session): Promise<PlannedThing> {
  const { isActive, popupTitle, couponCode, startsAt, endsAt } = await readOwnedSettings(session);
  return {
    kind: 'popup',
    id: 'popup',
    name: popupTitle,
    campaign: null,
    isOn: isActive,
    brings: [],
    code: '',
    text: couponCode,
    from: startsAt === null ? Number.NEGATIVE_INFINITY : Date.parse(startsAt),
    until: endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt),
  };
}
