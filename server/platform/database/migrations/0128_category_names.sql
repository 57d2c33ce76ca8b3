-- Up Migration

-- A category of products is the word that its products carry. Its name in another language belongs to the word, not to
-- one product; when no product has the word any more it stays, for the next one that does.
ALTER TABLE translation DROP CONSTRAINT translation_kind_check, ADD CONSTRAINT translation_kind_check CHECK (kind IN
  ('product', 'banner', 'bundle', 'popup', 'post', 'business', 'reel', 'coupon', 'campaign', 'post-category',
    'product-category'));

-- The products that the shop came with have their Hindi already.
INSERT INTO translation (kind, record_id, language, member, value)
SELECT DISTINCT 'product-category', product.category, 'hi', 'category', to_jsonb(named.hindi)
FROM (VALUES ('peace-mantra', 'Calm', 'सुकून'), ('sleep-mantra', 'Sleep', 'नींद'), ('green-mantra', 'Everyday', 'रोज़ के लिए'),
  ('dog-mantra', 'Pets', 'पालतू'), ('bliss-club', 'Membership', 'सदस्यता')) AS named (sku, category, hindi)
JOIN product ON product.sku = named.sku AND product.category = named.category
JOIN translation ON translation.kind = 'product' AND translation.record_id = product.sku AND translation.language = 'hi'
ON CONFLICT DO NOTHING;

-- Down Migration
