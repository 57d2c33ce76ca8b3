import sql, { raw } from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';
import type { Findings } from '../../platform/http/input/rules.ts';

/** The name of the campaign that a banner, coupon, bundle or post belongs to; null if it belongs to none (CMP-01). */
export async function campaignOf(
  session: Session,
  table: 'banner' | 'coupon' | 'bundle' | 'post',
  id: string,
): Promise<string | null> {
  const row = await session.maybeOne<{ name: string }>(sql`
    SELECT campaign.name FROM ${raw(table)} AS member JOIN campaign ON campaign.id = member.campaign_id
    WHERE member.id = ${id}`);
  return row?.name ?? null;
}

/** What to say to somebody who changes the time or the switch of a campaign's member by itself. */
export function setByCampaign(campaign: string): string {
  return `${campaign} sets this. Change it there`;
}

/** Refuses the fields that a record's campaign sets, where they were changed (CMP-01). */
export function setByItsCampaign<Name extends string>(
  session: Session,
  table: Parameters<typeof campaignOf>[1],
  {
    id,
    before,
    after,
    fields,
  }: {
    readonly id: string;
    readonly before: { readonly [Field in Name]: unknown };
    readonly after: { readonly [Field in Name]?: unknown };
    readonly fields: readonly Name[];
  },
): Findings {
  return async () => {
    const campaign = await campaignOf(session, table, id);
    if (campaign === null) return null;
    return fields.map(
      (field) => () => (before[field] === after[field] ? null : { field, message: setByCampaign(campaign) }),
    );
  };
}

/** The same for a command of a list. */
export function switchedByCampaign(campaign: string): string {
  return `It’s part of ${campaign}. Switch the campaign instead`;
}
