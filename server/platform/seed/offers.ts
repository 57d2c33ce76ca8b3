import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { comboCode } from '../../../src/domain/promotions/coupon/combo.ts';
import type { CouponType } from '../../../src/domain/promotions/coupon/coupon.ts';
import { fallbackTiers } from '../../../src/domain/promotions/tier/tier.ts';
import { writeTranslations } from '../list/translation/translation.queries.ts';
import type { Session } from '../database/session.ts';

interface SeedCoupon {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly type: CouponType;
  readonly value: number;
  readonly max: number | null;
  readonly min: number | null;
  readonly isFlash: boolean;
  readonly urgency: string | null;
  /** Hours it is valid after seeding; null for no end. */
  readonly hours: number | null;
  /** The same texts in Hindi. */
  readonly hindi: { readonly name: string; readonly description: string; readonly urgencyMessage?: string };
}

const coupons: readonly SeedCoupon[] = [
  {
    code: 'WELCOME10',
    name: 'Welcome',
    description: '10% off a first look around, up to ₹300',
    type: 'percentage',
    value: 10,
    max: 300,
    min: 999,
    isFlash: false,
    urgency: null,
    hours: null,
    hindi: { name: 'स्वागत', description: 'पहली ख़रीद पर 10% की छूट, ₹300 तक' },
  },
  {
    code: 'FLASH50',
    name: 'Flash sale',
    description: '50% off, up to ₹750',
    type: 'percentage',
    value: 50,
    max: 750,
    min: 899,
    isFlash: true,
    urgency: 'For a short time only',
    hours: null,
    hindi: { name: 'फ़्लैश सेल', description: '50% की छूट, ₹750 तक', urgencyMessage: 'बस थोड़े समय के लिए' },
  },
  {
    code: 'LAMP200',
    name: 'Three days of light',
    description: '₹200 off from ₹1,499',
    type: 'amount',
    value: 200,
    max: null,
    min: 1499,
    isFlash: true,
    urgency: 'Ends after three days',
    hours: 72,
    hindi: {
      name: 'रोशनी के तीन दिन',
      description: '₹1,499 से ऊपर ₹200 की छूट',
      urgencyMessage: 'तीन दिन में ख़त्म',
    },
  },
  {
    code: comboCode,
    name: 'Bundles of your own',
    description: '15% off a bundle of four, 10% of three, 5% of two',
    type: 'percentage',
    value: 15,
    max: null,
    min: null,
    isFlash: false,
    urgency: null,
    hours: null,
    hindi: { name: 'अपने बनाए बंडल', description: 'चार के बंडल पर 15%, तीन पर 10%, दो पर 5% की छूट' },
  },
];

/** A flash offer has an end, even one that is always there. */
const lastMoment = '2099-12-31T18:30:00Z';

export async function seedOffers(session: Session): Promise<void> {
  for (const { threshold, label, discountPercentage } of fallbackTiers) {
    await session.execute(sql`
      INSERT INTO discount_tier (threshold, label, description, discount_percentage)
      VALUES (${threshold}, ${label}, ${`${discountPercentage}% off from ${formatRupees(threshold)}`}, ${discountPercentage})
      ON CONFLICT (threshold) DO NOTHING`);
  }
  for (const { code, name, description, type, value, max, min, isFlash, urgency, hours, hindi } of coupons) {
    const id = randomUUID();
    const added = await session.execute(sql`
      INSERT INTO coupon (id, code, name, description, type, value, max_discount_value, min_order_value, expires_at,
        is_flash_offer, urgency_message)
      VALUES (${id}, ${code}, ${name}, ${description}, ${type}, ${value}, ${max}, ${min},
        COALESCE(now() + make_interval(hours => ${hours}::integer), ${isFlash ? lastMoment : 'infinity'}::timestamptz),
        ${isFlash}, ${urgency})
      ON CONFLICT (code) DO NOTHING`);
    if (added > 0) await writeTranslations(session, 'coupon', id, { hi: hindi });
  }
}
