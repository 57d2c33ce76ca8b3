import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { BundleType } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { writeTranslations } from '../list/translation/translation.queries.ts';
import type { Session } from '../database/session.ts';

interface SeedBundle {
  readonly name: string;
  readonly description: string;
  readonly hindi: { readonly name: string; readonly description: string; readonly badge?: string };
  readonly type: BundleType;
  /** Units by sku. */
  readonly products: Readonly<Record<string, number>>;
  readonly percentage: number;
  readonly badge: string | null;
  readonly minOrderValue: number | null;
  /** Hours the offer lasts after seeding; null for always. */
  readonly hours: number | null;
  readonly stock: number;
}

export const seedBundleList: readonly SeedBundle[] = [
  {
    name: 'Day and Night',
    description: 'Peace Mantra for the morning, Sleep Mantra for the evening: one bottle of each.',
    hindi: {
      name: 'दिन और रात',
      description: 'सुबह के लिए Peace Mantra, शाम के लिए Sleep Mantra: दोनों की एक-एक शीशी।',
      badge: 'दो शीशियाँ',
    },
    type: 'combo',
    products: { 'peace-mantra': 1, 'sleep-mantra': 1 },
    percentage: 15,
    badge: 'Two bottles',
    minOrderValue: null,
    hours: null,
    stock: 60,
  },
  {
    name: 'Cracker Night Kit',
    description: 'Dog Mantra for the one under the bed, Peace Mantra for the one who sits beside.',
    hindi: {
      name: 'पटाखों वाली रात',
      description: 'पलंग के नीचे छिपे दोस्त के लिए Dog Mantra, और उसके पास बैठे इंसान के लिए Peace Mantra।',
      badge: 'तीन दिन के लिए',
    },
    type: 'combo',
    products: { 'dog-mantra': 1, 'peace-mantra': 1 },
    percentage: 20,
    badge: 'For three days',
    minOrderValue: null,
    hours: 72,
    stock: 40,
  },
  {
    name: 'Sleep, Three Bottles',
    description: 'Three bottles of Sleep Mantra in any flavour, for those who know that they will come back.',
    hindi: {
      name: 'Sleep Mantra, तीन शीशियाँ',
      description: 'किसी भी स्वाद में Sleep Mantra की तीन शीशियाँ, उनके लिए जो जानते हैं कि दोबारा लेंगे।',
      badge: 'तीन शीशियाँ',
    },
    type: 'bulk',
    products: { 'sleep-mantra': 3 },
    percentage: 12,
    badge: 'Three bottles',
    minOrderValue: null,
    hours: null,
    stock: 30,
  },
  {
    name: 'Walk Together',
    description: 'Green Mantra for the one who holds the leash, Dog Mantra for the one who pulls.',
    hindi: {
      name: 'साथ-साथ टहलें',
      description: 'पट्टा थामने वाले के लिए Green Mantra, उसे खींचने वाले के लिए Dog Mantra।',
    },
    type: 'combo',
    products: { 'dog-mantra': 1, 'green-mantra': 1 },
    percentage: 10,
    badge: null,
    minOrderValue: null,
    hours: null,
    stock: 40,
  },
  {
    name: 'The Whole Shelf',
    description: 'Peace, Sleep and Green Mantra together, in an order of ₹4,500 or more.',
    hindi: {
      name: 'पूरी की पूरी शेल्फ़',
      description: '₹4,500 या उससे ज़्यादा के ऑर्डर में Peace, Sleep और Green Mantra एक साथ।',
    },
    type: 'tier',
    products: { 'peace-mantra': 1, 'sleep-mantra': 1, 'green-mantra': 1 },
    percentage: 18,
    badge: null,
    minOrderValue: 4500,
    hours: null,
    stock: 20,
  },
];

/** Bundles of the seeded products; their texts are true of what the shop sells (BND-01). */
export async function seedBundles(session: Session): Promise<void> {
  for (const [position, bundle] of seedBundleList.entries()) {
    const products = Object.entries(bundle.products).map(([sku, quantity]) => ({ sku, quantity }));
    const id = randomUUID();
    await writeTranslations(session, 'bundle', id, { hi: bundle.hindi });
    await session.execute(sql`
      INSERT INTO bundle (id, name, description, type, products, percentage, badge, is_time_limited, starts_at,
        expires_in, min_order_value, stock_level, position)
      VALUES (${id}, ${bundle.name}, ${bundle.description}, ${bundle.type}, ${JSON.stringify(products)},
        ${bundle.percentage}, ${bundle.badge}, ${bundle.hours !== null},
        CASE WHEN ${bundle.hours !== null} THEN now() ELSE '2026-01-01' END,
        ${(bundle.hours ?? 1) * 3600}, ${bundle.minOrderValue}, ${bundle.stock}, ${position})`);
  }
}
