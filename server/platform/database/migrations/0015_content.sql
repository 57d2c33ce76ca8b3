-- Up Migration

CREATE TABLE post_category (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL CHECK (name <> ''),
  position integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE post (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL CHECK (title <> ''),
  summary text NOT NULL DEFAULT '',
  category_id uuid NOT NULL REFERENCES post_category (id),
  -- The product that it is about, and whose drawing stands for it.
  product_sku text REFERENCES product (sku) ON DELETE SET NULL,
  -- Cleaned before it comes here.
  html text NOT NULL DEFAULT '',
  -- The same without its elements: what is searched.
  words text NOT NULL DEFAULT '',
  caution text NOT NULL DEFAULT '',
  author text CHECK (author <> ''),
  sources jsonb NOT NULL DEFAULT '[]',
  cover_id uuid REFERENCES image (id),
  cover_alt text NOT NULL DEFAULT '',
  seo_title text CHECK (seo_title <> ''),
  seo_description text CHECK (seo_description <> ''),
  minutes integer NOT NULL DEFAULT 1 CHECK (minutes > 0),
  -- Out from this moment on, by the clock; none while it is a draft.
  publish_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  search tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary), 'B')
      || setweight(to_tsvector('english', words), 'C')) STORED,
  CHECK (cover_id IS NULL OR cover_alt <> '')
);
CREATE INDEX post_out ON post (publish_at DESC, id);
CREATE INDEX post_category_out ON post (category_id, publish_at DESC, id);
CREATE INDEX post_changed ON post (updated_at DESC, id);
CREATE INDEX post_title ON post (title, id);
CREATE INDEX post_search ON post USING gin (search);
CREATE INDEX post_cover ON post (cover_id) WHERE cover_id IS NOT NULL;

-- Every address that a post ever had while it was out; one address leads to one post for ever.
CREATE TABLE post_slug (
  slug text PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES post (id) ON DELETE CASCADE
);
CREATE INDEX post_slug_of ON post_slug (post_id);

CREATE TRIGGER post_changed AFTER INSERT OR UPDATE OR DELETE ON post
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER post_category_changed AFTER INSERT OR UPDATE OR DELETE ON post_category
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- To whom an answer to an e-mail goes, where that is not the shop.
ALTER TABLE message ADD COLUMN reply_to text;

-- Down Migration
