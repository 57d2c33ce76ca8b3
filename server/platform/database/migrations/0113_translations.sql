-- Up Migration

-- What admins write, in other languages than English: a member of a record a row. A value has the form of the member that it
-- stands for, a text or a list.
CREATE TABLE translation (
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('product', 'banner', 'bundle', 'popup', 'post', 'business')),
  record_id text COLLATE "C" NOT NULL,
  language text COLLATE "C" NOT NULL,
  member text COLLATE "C" NOT NULL,
  value jsonb NOT NULL,
  PRIMARY KEY (kind, record_id, language, member)
);

CREATE TRIGGER translation_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON translation
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- A record takes its translations along: its kind, and the column with its key.
CREATE FUNCTION drop_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM translation WHERE kind = TG_ARGV[0] AND record_id = to_jsonb(OLD) ->> TG_ARGV[1];
  RETURN NULL;
END
$$;
CREATE TRIGGER product_untranslated AFTER DELETE ON product
  FOR EACH ROW EXECUTE FUNCTION drop_translations('product', 'sku');
CREATE TRIGGER banner_untranslated AFTER DELETE ON banner
  FOR EACH ROW EXECUTE FUNCTION drop_translations('banner', 'id');
CREATE TRIGGER bundle_untranslated AFTER DELETE ON bundle
  FOR EACH ROW EXECUTE FUNCTION drop_translations('bundle', 'id');
CREATE TRIGGER post_untranslated AFTER DELETE ON post
  FOR EACH ROW EXECUTE FUNCTION drop_translations('post', 'id');

-- Down Migration
