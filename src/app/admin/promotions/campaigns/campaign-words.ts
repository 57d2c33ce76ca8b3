import type { CampaignRow } from '../../../../contract/promotions/campaign.calls.ts';
import type { CampaignState, PriceScope } from '../../../../domain/promotions/campaign/campaign.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { partsOf, textOf } from '../../../../ui/admin/record/field-values.ts';
import type { Badge } from '../../kit/list/cells.ts';
import type { Words } from '../../kit/words.ts';

export const campaignNoun = { one: 'campaign', many: 'campaigns' } as const;

export const stateBadges: Readonly<Record<CampaignState, Badge>> = {
  running: { text: 'Running', tone: 'good' },
  planned: { text: 'Planned', tone: 'info' },
  off: { text: 'Off', tone: 'warning' },
  over: { text: 'Over', tone: 'neutral' },
};

export const partWords: Readonly<Record<CampaignRow['parts'][number], string>> = {
  prices: 'Prices',
  coupon: 'Coupon',
  banner: 'Banner',
  popup: 'Popup',
  tiers: 'Tiers',
  bundles: 'Bundles',
  posts: 'Posts',
};

export const scopeWords: Words<PriceScope> = {
  all: 'All products',
  category: 'One category',
  products: 'Chosen products',
};

export const byWords: Words<'percent' | 'amount'> = { percent: 'Percent off', amount: 'Rupees off' };

export const removal =
  'Sale prices go back. Banners, coupons and bundles are switched off and stay in their sections.';

interface SwitchedOff {
  readonly campaigns?: number;
  /** Bundles without a known name. */
  readonly others?: number;
  /** Whether some of the campaigns are on other pages, where nobody knows their bundles. */
  readonly hasUnseen?: boolean;
}

/** What switching campaigns off does, with the names of their bundles: they are off even if they ran before (CMP-01). */
export function switchedOff(
  bundles: readonly string[],
  { campaigns = 1, others = 0, hasUnseen = false }: SwitchedOff = {},
): string {
  const all =
    campaigns === 1
      ? 'Its prices go back at once, and its banner, coupon and popup are off.'
      : 'Their prices go back at once, and their banners, coupons and popups are off.';
  const count = bundles.length + others + (hasUnseen ? 2 : 0);
  if (count === 0) return all;
  const any = bundles.length + others === 0 ? 'Any' : 'any';
  const more = `${others} ${bundles.length === 0 ? '' : 'more '}${others === 1 ? 'bundle' : 'bundles'}`;
  const names = listed.format([
    ...bundles,
    ...(others === 0 ? [] : [more]),
    ...(hasUnseen ? [`${any} bundles of the campaigns on other pages`] : []),
  ]);
  const one = `is off too, even if it ran before the campaign. To sell it again, take it out and switch it on in Bundles.`;
  const many = `are off too, even if they ran before the campaign. To sell them again, take them out and switch them on in Bundles.`;
  return `${all} ${names} ${count === 1 ? one : many}`;
}

const listed = new Intl.ListFormat('en-IN');

/** The same for the form of a campaign, where bundles may have been added or taken out. */
export function switchedOffDraft(draft: Draft): string {
  const names = new Map(partsOf(draft['members']).map(({ id, name }) => [textOf(id), textOf(name)]));
  const ids = partsOf(draft['bundles']).map(({ id }) => textOf(id));
  const known = ids.flatMap((id) => names.get(id) ?? []);
  return switchedOff(known, { others: ids.filter((id) => id !== '' && !names.has(id)).length });
}
