import type { CampaignWrite, OwnedCampaign } from '../../../../contract/promotions/campaign.calls.ts';
import { couponTypes } from '../../../../domain/promotions/coupon/coupon.ts';
import { priceScopes } from '../../../../domain/promotions/campaign/campaign.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';

const noPrices = { by: 'percent', off: 20, scope: 'all', category: '', skus: [] as string[] } as const;
const noCoupon = { code: '', type: 'percentage', value: 20, minOrderValue: null, maxDiscountValue: null } as const;
const noBanner = { text: '', link: '' } as const;
const noPopup = { title: '', text: '', button: '' } as const;

/** A campaign as its form shows it: each part has a switch, and its fields are named after their place in the record. */
export function campaignTaken(campaign: OwnedCampaign) {
  const { prices, coupon, banner, popup } = campaign;
  const { by, off, scope, category, skus } = prices ?? noPrices;
  const terms = coupon ?? noCoupon;
  const strip = banner ?? noBanner;
  const offer = popup ?? noPopup;
  return {
    prices: prices !== null,
    'prices.by': by,
    'prices.off': off,
    'prices.scope': scope,
    'prices.category': category,
    'prices.skus': skus.map((sku) => ({ sku })),
    coupon: coupon !== null,
    'coupon.code': terms.code,
    'coupon.type': terms.type,
    'coupon.value': terms.value,
    'coupon.minOrderValue': terms.minOrderValue,
    'coupon.maxDiscountValue': terms.maxDiscountValue,
    banner: banner !== null,
    'banner.text': strip.text,
    'banner.link': strip.link,
    popup: popup !== null,
    'popup.title': offer.title,
    'popup.text': offer.text,
    'popup.button': offer.button,
    bundles: campaign.bundles.map((id) => ({ id })),
    members: campaign.bundles.map((id, place) => ({ id, name: campaign.bundleNames[place] ?? '' })),
    posts: campaign.posts.map((id) => ({ id })),
  };
}

/** What is sent: a part that is switched off is null, whatever its fields hold. */
export function campaignGiven(fields: DraftFields) {
  const idsOf = (name: string) => fields.rows(name, (part) => part.text('id')).filter((id) => id !== '');
  return {
    prices: fields.flag('prices') ? pricesOf(fields) : null,
    coupon: fields.flag('coupon') ? couponOf(fields) : null,
    banner: fields.flag('banner') ? { text: fields.text('banner.text'), link: fields.text('banner.link') } : null,
    popup: fields.flag('popup')
      ? {
          title: fields.text('popup.title'),
          text: fields.text('popup.text'),
          button: fields.text('popup.button'),
        }
      : null,
    bundles: idsOf('bundles'),
    posts: idsOf('posts'),
  };
}

function pricesOf(fields: DraftFields): CampaignWrite['prices'] {
  const skus = fields.rows('prices.skus', (part) => part.text('sku')).filter((sku) => sku !== '');
  return {
    by: fields.choice('prices.by', ['percent', 'amount']),
    off: fields.wholeNumber('prices.off'),
    scope: fields.choice('prices.scope', priceScopes),
    category: fields.text('prices.category'),
    skus,
  };
}

function couponOf(fields: DraftFields): CampaignWrite['coupon'] {
  const type = fields.choice('coupon.type', couponTypes);
  return {
    code: fields.text('coupon.code'),
    type,
    value: type === 'free_shipping' ? 0 : fields.number('coupon.value'),
    minOrderValue: fields.wholeNumberOrNull('coupon.minOrderValue'),
    maxDiscountValue: type === 'percentage' ? fields.wholeNumberOrNull('coupon.maxDiscountValue') : null,
  };
}
