import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { fallbackTiers } from '../../src/domain/tier/tier.ts';
import type { Session } from '../database/session.ts';

const coupons = [
  {
    code: 'WELCOME10',
    name: 'Welcome',
    description: '10% off a first look around, up to ₹300',
    type: 'percentage',
    value: 10,
    most: 300,
    least: 999,
    isFlash: false,
    urgency: null,
  },
  {
    code: 'FLASH50',
    name: 'Flash sale',
    description: '50% off, up to ₹500',
    type: 'percentage',
    value: 50,
    most: 500,
    least: 1500,
    isFlash: true,
    urgency: 'For a short time only',
  },
  {
    code: 'FREESHIP',
    name: 'Free delivery',
    description: 'Delivery is on us',
    type: 'free_shipping',
    value: 0,
    most: null,
    least: null,
    isFlash: false,
    urgency: null,
  },
] as const;

const expiresAt = '2099-12-31T18:30:00Z';

export async function seedOffers(session: Session): Promise<void> {
  for (const { threshold, label, discountPercentage } of fallbackTiers) {
    await session.execute(sql`
      INSERT INTO discount_tier (threshold, label, description, discount_percentage)
      VALUES (${threshold}, ${label}, ${`${discountPercentage}% off from ₹${threshold}`}, ${discountPercentage})
      ON CONFLICT (threshold) DO NOTHING`);
  }
  for (const { code, name, description, type, value, most, least, isFlash, urgency } of coupons) {
    await session.execute(sql`
      INSERT INTO coupon (id, code, name, description, type, value, max_discount_value, min_order_value, expires_at,
        is_flash_offer, urgency_message)
      VALUES (${randomUUID()}, ${code}, ${name}, ${description}, ${type}, ${value}, ${most}, ${least}, ${expiresAt},
        ${isFlash}, ${urgency})
      ON CONFLICT (code) DO NOTHING`);
  }
}
