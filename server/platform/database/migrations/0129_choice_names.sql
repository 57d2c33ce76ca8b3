-- Up Migration

-- A flavour or a size is the word that carts, stock and orders know it by. Its name in another language belongs to the
-- word, like that of a category; when no product has the word any more it stays, for the orders that do.
ALTER TABLE translation DROP CONSTRAINT translation_kind_check, ADD CONSTRAINT translation_kind_check CHECK (kind IN
  ('product', 'banner', 'bundle', 'popup', 'post', 'business', 'reel', 'coupon', 'campaign', 'post-category',
    'product-category', 'product-choice'));

-- The products that the shop came with have their Hindi already.
INSERT INTO translation (kind, record_id, language, member, value)
SELECT DISTINCT 'product-choice', named.word, 'hi', 'choice', to_jsonb(named.hindi)
FROM (VALUES ('peace-mantra', 'Tulsi mint', 'तुलसी-पुदीना'), ('peace-mantra', 'Rose', 'गुलाब'), ('peace-mantra', 'Plain', 'सादा'),
  ('sleep-mantra', 'Saffron', 'केसर'), ('sleep-mantra', 'Cardamom', 'इलायची'), ('sleep-mantra', 'Plain', 'सादा'),
  ('green-mantra', 'Ginger lime', 'अदरक-नींबू'), ('green-mantra', 'Plain', 'सादा'), ('dog-mantra', 'Plain', 'सादा'),
  ('bliss-club', 'Standard', 'सामान्य'), ('bliss-club', 'Yearly', 'सालाना')) AS named (sku, word, hindi)
JOIN product ON product.sku = named.sku AND named.word = ANY(product.flavours || product.variants)
JOIN translation ON translation.kind = 'product' AND translation.record_id = product.sku AND translation.language = 'hi'
ON CONFLICT DO NOTHING;

-- “Best before” is written in other languages, too. What is said in months has its Hindi already.
INSERT INTO translation (kind, record_id, language, member, value)
SELECT DISTINCT 'product', product.sku, 'hi', 'bestBefore',
  to_jsonb('पैकिंग से ' || substring(product.label ->> 'bestBefore' FROM '^\d+') || ' महीने तक')
FROM product
JOIN translation ON translation.kind = 'product' AND translation.record_id = product.sku AND translation.language = 'hi'
WHERE product.label ->> 'bestBefore' ~ '^\d+ months from packing$'
ON CONFLICT DO NOTHING;
DROP TRIGGER product_outdates ON product;
CREATE TRIGGER product_outdates AFTER UPDATE OF tagline, description, ingredients, benefits, how_to_use, questions,
  label_facts, label, seo_title, seo_description ON product FOR EACH ROW
  EXECUTE FUNCTION outdate_translations('product', 'sku', 'tagline', 'tagline', 'description', 'description',
    'ingredients', 'ingredients', 'benefits', 'benefits', 'howToUse', 'how_to_use', 'questions', 'questions',
    'labelFacts', 'label_facts', 'bestBefore', 'label.bestBefore', 'caution', 'label.caution', 'seoTitle', 'seo_title',
    'seoDescription', 'seo_description');

-- Down Migration
