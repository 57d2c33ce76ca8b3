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
  'Its prices go back. Its banner, coupon and bundles are switched off and stay in their sections.';

/** What switching a campaign off does, with the names of its bundles: they are off even if they ran before (CMP-01). */
export function switchedOff(bundles: readonly string[], others = 0): string {
  const all = 'Its prices go back at once, and its banner, coupon and popup are off.';
  const count = bundles.length + others;
  if (count === 0) return all;
  const more = `${others} ${bundles.length === 0 ? '' : 'more '}${others === 1 ? 'bundle' : 'bundles'}`;
  const names = listed.format(others === 0 ? bundles : [...bundles, more]);
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
  return switchedOff(known, ids.filter((id) => id !== '' && !names.has(id)).length);
}
