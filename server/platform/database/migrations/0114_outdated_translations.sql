-- Up Migration

-- When the English of a translation changed after it was written; null once somebody translates it anew, or has checked it.
ALTER TABLE translation ADD COLUMN english_changed_at timestamptz;
CREATE INDEX translation_outdated ON translation (kind, language, record_id) WHERE english_changed_at IS NOT NULL;

-- Marks the translations of a record's members that change, whoever changes them: its kind, the column with its key, and
-- each member with its column (a path of points inside of JSON).
CREATE FUNCTION outdate_translations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) END;
  after jsonb := to_jsonb(NEW);
  path text[];
  changed text[] := '{}';
BEGIN
  FOR place IN 2 .. TG_NARGS - 1 BY 2 LOOP
    path := string_to_array(TG_ARGV[place + 1], '.');
    IF before #> path IS DISTINCT FROM after #> path THEN changed := changed || TG_ARGV[place]; END IF;
  END LOOP;
  UPDATE translation SET english_changed_at = coalesce((after ->> 'updated_at')::timestamptz, clock_timestamp())
    WHERE kind = TG_ARGV[0] AND record_id = after ->> TG_ARGV[1] AND member = ANY(changed);
  RETURN NULL;
END
$$;

CREATE TRIGGER product_outdates AFTER UPDATE OF tagline, description, ingredients, benefits, how_to_use, questions,
  label_facts, label, seo_title, seo_description ON product FOR EACH ROW
  EXECUTE FUNCTION outdate_translations('product', 'sku', 'tagline', 'tagline', 'description', 'description',
    'ingredients', 'ingredients', 'benefits', 'benefits', 'howToUse', 'how_to_use', 'questions', 'questions',
    'labelFacts', 'label_facts', 'caution', 'label.caution', 'seoTitle', 'seo_title',
    'seoDescription', 'seo_description');
CREATE TRIGGER banner_outdates AFTER UPDATE OF text ON banner FOR EACH ROW
  EXECUTE FUNCTION outdate_translations('banner', 'id', 'text', 'text');
CREATE TRIGGER bundle_outdates AFTER UPDATE OF name, description, badge ON bundle FOR EACH ROW
  EXECUTE FUNCTION outdate_translations('bundle', 'id', 'name', 'name', 'description', 'description', 'badge', 'badge');
CREATE TRIGGER post_outdates AFTER UPDATE OF title, summary, html, caution, cover_alt, seo_title, seo_description ON post
  FOR EACH ROW EXECUTE FUNCTION outdate_translations('post', 'id', 'title', 'title', 'summary', 'summary', 'html', 'html',
    'caution', 'caution', 'coverAlt', 'cover_alt', 'seoTitle', 'seo_title', 'seoDescription', 'seo_description');
CREATE TRIGGER popup_outdates AFTER UPDATE ON setting FOR EACH ROW WHEN (NEW.key = 'popup')
  EXECUTE FUNCTION outdate_translations('popup', 'key', 'popupTitle', 'value.popupTitle',
    'urgencyBadgeText', 'value.urgencyBadgeText', 'buttonText', 'value.buttonText',
    'couponDescription', 'value.couponDescription', 'trustIndicators', 'value.trustIndicators');
-- The first change of a setting is its row.
CREATE TRIGGER business_outdates AFTER INSERT OR UPDATE ON setting FOR EACH ROW WHEN (NEW.key = 'business')
  EXECUTE FUNCTION outdate_translations('business', 'key', 'tagline', 'value.changes.tagline',
    'hours', 'value.changes.hours', 'searchTitle', 'value.changes.searchTitle',
    'searchDescription', 'value.changes.searchDescription',
    'grievanceDesignation', 'value.changes.grievanceDesignation', 'guarantee', 'value.changes.guarantee',
    'reviews', 'value.changes.reviews', 'whatsappGreeting', 'value.changes.whatsappGreeting',
    'heroTitle', 'value.changes.heroTitle', 'heroAccent', 'value.changes.heroAccent',
    'heroLead', 'value.changes.heroLead', 'aboutTitle', 'value.changes.aboutTitle',
    'aboutSummary', 'value.changes.aboutSummary', 'aboutStory', 'value.changes.aboutStory');

-- Down Migration
