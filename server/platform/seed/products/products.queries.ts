import sql from 'sql-template-tag';
import type { Session } from '../../database/session.ts';
import { emptyLabel } from '../../../../src/domain/catalogue/product/label.ts';
import { writeProductTranslations } from '../../../catalogue/translated-products.ts';
import { hindiProducts } from './hindi-products.ts';
import { type SeedProduct, weightsOf } from './seed-product.ts';

export async function insertProduct(session: Session, product: SeedProduct, rank: number): Promise<void> {
  const { sku, name, nativeName, tagline, description, category, price, flavours, variants, timePeriod } = product;
  const json = (value: unknown) => JSON.stringify(value);
  await session.execute(sql`
    INSERT INTO product (
      sku, name, native_name, tagline, description, category, price, discount, flavours, variants, weights,
      time_period, ingredients, benefits, how_to_use, questions, label, label_facts, images, hsn, gst_rate, stock, rank)
    VALUES (
      ${sku}, ${name}, ${nativeName}, ${tagline}, ${description}, ${category}, ${price}, ${json(product.discount)},
      ${[...flavours]}, ${[...variants]}, ${json(product.weights)}, ${timePeriod}, ${json(product.ingredients)}, ${json(product.benefits)},
      ${json(product.howToUse)}, ${json(product.questions)}, ${json(product.label ?? emptyLabel)},
      ${json(product.labelFacts)}, ${json(product.images)},
      ${product.hsn}, ${product.gstRate}, ${product.stock}, ${rank})
    ON CONFLICT (sku) DO NOTHING`);
  await writeProductTranslations(session, { sku, category, translations: { hi: hindiProducts[sku] } });
}

const exampleWeights = weightsOf(1, [
  { variant: '30 ml', bottles: 1, millilitres: 30 },
  { variant: '2 × 15 ml', bottles: 2, millilitres: 15 },
]);

/**
 * Adds sample products with consecutive numbers, for testing a larger shop. Their stock counts as real; their texts
 * say that they are examples.
 */
export async function insertExamples(session: Session, count: number): Promise<void> {
  await session.execute(sql`
    INSERT INTO product (
      sku, name, tagline, description, category, price, discount, flavours, variants, weights,
      hsn, gst_rate, stock, rank, created_at)
    SELECT
      'example-' || n,
      (ARRAY['Tulsi', 'Amla', 'Moringa', 'Triphala', 'Shatavari', 'Giloy', 'Arjuna', 'Guggul', 'Vetiver', 'Sandal'])[1 + n % 10]
        || ' ' || (ARRAY['drops', 'powder', 'tea', 'oil', 'capsules', 'balm', 'syrup', 'soap'])[1 + (n / 10) % 8] || ' ' || n,
      'An example for a shop with many products',
      'This product is an example. It was added by the seed to try the shop with many products.',
      (ARRAY['Calm', 'Sleep', 'Everyday', 'Pets', 'Skin', 'Hair', 'Tea', 'Kitchen'])[1 + (n / 7) % 8],
      199 + (n * 37) % 2800,
      '{"trial": 0, "weekly": 5, "monthly": 10, "comboDiscount": 15}',
      CASE n % 3 WHEN 0 THEN ARRAY['Plain'] WHEN 1 THEN ARRAY['Plain', 'Ginger lime'] ELSE ARRAY['Rose', 'Saffron'] END,
      ARRAY['30 ml', '2 × 15 ml'], ${JSON.stringify(exampleWeights)}::jsonb,
      '30049011', 5, 20 + n % 200, 100 + n, now() - n * interval '1 minute'
    FROM generate_series(
      (SELECT count(*) FROM product WHERE sku LIKE 'example-%') + 1,
      (SELECT count(*) FROM product WHERE sku LIKE 'example-%') + ${count}::int) AS n
    ON CONFLICT (sku) DO NOTHING`);
}
