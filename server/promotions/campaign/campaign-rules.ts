import sql from 'sql-template-tag';
import type { CampaignWrite } from '../../../src/contract/promotions/campaign.calls.ts';
import { type Granted, may } from '../../../src/domain/account/permission.ts';
import { mistakesOf } from '../../../src/domain/kit/failure.ts';
import { campaignRules } from '../../../src/domain/promotions/campaign/campaign.ts';
import { couponRules } from '../../../src/domain/promotions/coupon/coupon-draft.ts';
import type { Session } from '../../platform/database/session.ts';
import { lazily } from '../../platform/http/input/readable.ts';
import type { Findings } from '../../platform/http/input/rules.ts';
import { takenCode } from '../coupon/coupon-rules.ts';
import { tierFindings } from '../tier/tier-rules.ts';
import { memberFindings } from './campaign-members.ts';
import { priceFindings } from './campaign-prices.ts';

/** What is refused of a campaign besides its schema. */
export function campaignFindings(
  session: Session,
  { id, now }: { readonly id: string; readonly now: Date },
  sale: CampaignWrite,
): Findings {
  return [
    campaignRules(sale),
    () => (sale.coupon ? termsOf(sale) : null),
    async () => {
      const code = sale.coupon?.code ?? '';
      // One without a code gets its own.
      return code !== '' && (await isOfAnother(session, code, id)) ? { ...takenCode, field: 'coupon.code' } : null;
    },
    tierFindings(sale),
    memberFindings(session, 'bundle', { id, now }, () => sale.bundles),
    memberFindings(session, 'post', { id, now }, () => sale.posts),
    priceFindings(session, { id, now }, sale),
  ];
}

/** Posts are content: whoever may only promote can't take them in or out (STF-01). */
export function postFindings(granted: Granted, before: readonly string[], sale: CampaignWrite): Findings {
  return () => {
    const { posts } = sale;
    const isSame = posts.length === before.length && posts.every((id) => before.includes(id));
    return isSame || may(granted, ['content'])
      ? null
      : { field: 'posts', message: 'You need the permission for content' };
  };
}

/** The campaign's end is its coupon's, and refused as its own. */
function termsOf(sale: CampaignWrite): Findings {
  const coupon = lazily({
    code: () => sale.coupon?.code ?? '',
    type: () => sale.coupon?.type ?? 'free_shipping',
    value: () => sale.coupon?.value ?? 0,
    startsAt: () => null,
    expiresAt: () => sale.endsAt,
    isFlashOffer: () => true,
  });
  return couponRules(coupon).map(
    (rule) => () => mistakesOf(rule).map(({ field, message }) => ({ field: `coupon.${field}`, message })),
  );
}

async function isOfAnother(session: Session, code: string, campaignId: string): Promise<boolean> {
  const others = await session.query(sql`
    SELECT FROM coupon WHERE code = ${code}
      AND id IS DISTINCT FROM (SELECT coupon.id FROM coupon WHERE campaign_id = ${campaignId})`);
  return others.length > 0;
}
