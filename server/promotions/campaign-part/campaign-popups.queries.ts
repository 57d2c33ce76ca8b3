import sql from 'sql-template-tag';
import type { CampaignPopup, Span } from '../../../src/domain/promotions/campaign/campaign.ts';
import type { Session } from '../../platform/database/session.ts';

/** A campaign's popup with its time and the coupon that it offers. */
export interface PlannedPopup extends Span {
  readonly campaignId: string;
  readonly popup: CampaignPopup;
  readonly code: string;
  readonly value: number;
}

interface Row {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly popup: CampaignPopup;
  readonly code: string;
  readonly value: number;
}

const maxRead = 100;

/** The popups of campaigns that are on and not over yet. */
export async function readPlannedPopups(session: Session, now: Date): Promise<readonly PlannedPopup[]> {
  const rows = await session.query<Row>(sql`
    SELECT DISTINCT ON (campaign.starts_at, campaign.id) campaign.id, campaign.starts_at, campaign.ends_at, popup, code, value
    FROM campaign JOIN coupon ON coupon.campaign_id = campaign.id
    WHERE is_on AND popup IS NOT NULL AND campaign.ends_at > ${now}
    ORDER BY campaign.starts_at, campaign.id, coupon.created_at, coupon.id LIMIT ${maxRead}`);
  return rows.map(({ id: campaignId, starts_at: from, ends_at: until, popup, code, value }) => ({
    campaignId,
    startsAt: from.toISOString(),
    endsAt: until.toISOString(),
    popup,
    code,
    value,
  }));
}
