import type { CampaignRow } from '../../../../contract/promotions/campaign.calls.ts';
import type { CampaignState, PriceScope } from '../../../../domain/promotions/campaign/campaign.ts';
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
