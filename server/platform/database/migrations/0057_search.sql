-- Up Migration

-- Flavours, ingredients and the name in its own script are found, too. Parsers cut words at Devanagari's
-- vowel signs, so that name is cut at spaces only.
CREATE FUNCTION joined_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(string_agg(word, ' '), '') FROM unnest(words) AS word $$;
ALTER TABLE product DROP COLUMN search;
ALTER TABLE product ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('simple', name), 'A')
  || setweight(array_to_tsvector(
    array_remove(regexp_split_to_array(lower(coalesce(native_name, '')), '\s+'), '')), 'A')
  || setweight(to_tsvector('simple', category || ' ' || tagline), 'B')
  || setweight(to_tsvector('simple', joined_words(flavours)), 'B')
  || setweight(to_tsvector('simple', jsonb_path_query_array(ingredients, '$[*].name')), 'B')
  || setweight(to_tsvector('simple', jsonb_path_query_array(ingredients, '$[*].botanicalName')), 'B')
  || setweight(to_tsvector('simple', description), 'C')
) STORED;
CREATE INDEX product_search ON product USING gin (search);
ALTER TABLE product ALTER COLUMN search SET STATISTICS 300;

-- Every word that a product has had: what a mistyped word may have meant.
CREATE TABLE search_word (word text COLLATE "C" PRIMARY KEY);
CREATE INDEX search_word_like ON search_word USING gin (word gin_trgm_ops);
INSERT INTO search_word
  SELECT DISTINCT word FROM product, unnest(tsvector_to_array(search)) AS word WHERE word ~ '^[^0-9]{3,40}$'
  ORDER BY 1;

CREATE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two imports wait for each other instead of locking each other out.
  INSERT INTO search_word
    SELECT DISTINCT word FROM fresh, unnest(tsvector_to_array(fresh.search)) AS word WHERE word ~ '^[^0-9]{3,40}$'
    ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION learn_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_word
    SELECT word FROM unnest(tsvector_to_array(NEW.search)) AS word WHERE word ~ '^[^0-9]{3,40}$' ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER product_words_added AFTER INSERT ON product
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
-- By column, so that a sale doesn't pay for it.
CREATE TRIGGER product_words_changed
  AFTER UPDATE OF name, native_name, category, tagline, flavours, ingredients, description ON product
  FOR EACH ROW WHEN (OLD.search IS DISTINCT FROM NEW.search) EXECUTE FUNCTION learn_changed_words();

-- Down Migration
