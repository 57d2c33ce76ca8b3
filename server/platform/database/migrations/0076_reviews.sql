-- Up Migration

-- Whether somebody wants to be asked for a review, and since when that is their choice. Off until they say so.
ALTER TABLE shopper
  ADD COLUMN wants_review_requests boolean NOT NULL DEFAULT false,
  ADD COLUMN review_requests_chosen_at timestamptz;

ALTER TABLE stored_file DROP CONSTRAINT stored_file_purpose_check;
ALTER TABLE stored_file ADD CONSTRAINT stored_file_purpose_check
  CHECK (purpose IN ('prescription', 'return-photo', 'review-photo'));

-- The right to review one line of an order. Links in messages name it.
CREATE TABLE review_invitation (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES shop_order (id),
  line integer NOT NULL CHECK (line >= 0),
  sku text NOT NULL REFERENCES product (sku) ON DELETE CASCADE,
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  created_at timestamptz NOT NULL,
  UNIQUE (order_id, line)
);
CREATE INDEX review_invitation_shopper ON review_invitation (shopper_id);
CREATE INDEX review_invitation_sku ON review_invitation (sku);

CREATE TABLE review (
  id uuid PRIMARY KEY,
  sku text NOT NULL REFERENCES product (sku) ON DELETE CASCADE,
  -- The line it was written for last.
  invitation_id uuid NOT NULL REFERENCES review_invitation (id),
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  status text NOT NULL CHECK (status IN ('waiting', 'published', 'rejected', 'withdrawn')),
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  words text NOT NULL CHECK (length(words) <= 2000),
  author text NOT NULL CHECK (length(author) <= 60),
  photo_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(photo_ids) <= 4),
  has_photos boolean NOT NULL GENERATED ALWAYS AS (cardinality(photo_ids) > 0) STORED,
  -- Why it was rejected, for the figures, and in words for who wrote it.
  reject_reason text CHECK (reject_reason IN ('offensive', 'private', 'off-topic', 'advert', 'health-claim', 'other')),
  reject_words text NOT NULL DEFAULT '' CHECK (length(reject_words) <= 500),
  answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 1000),
  answered_at timestamptz,
  helpful integer NOT NULL DEFAULT 0,
  reports integer NOT NULL DEFAULT 0,
  written_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((status = 'rejected') = (reject_reason IS NOT NULL)),
  -- One voice for each person and product, however often they buy it.
  UNIQUE (shopper_id, sku)
);
CREATE INDEX review_invitation_of ON review (invitation_id);
-- What a product's page shows, in each order, and the same with photos only. With a number of stars, the orders by
-- stars serve for the newest as well.
CREATE INDEX review_newest ON review (sku, written_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX review_highest ON review (sku, stars DESC, written_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX review_lowest ON review (sku, (-stars) DESC, written_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX review_helpful ON review (sku, helpful DESC, written_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX review_helpful_by_stars ON review (sku, stars, helpful DESC, written_at DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX review_photos_newest ON review (sku, written_at DESC, id DESC) WHERE status = 'published' AND has_photos;
CREATE INDEX review_photos_highest ON review (sku, stars DESC, written_at DESC, id DESC)
  WHERE status = 'published' AND has_photos;
CREATE INDEX review_photos_lowest ON review (sku, (-stars) DESC, written_at DESC, id DESC)
  WHERE status = 'published' AND has_photos;
CREATE INDEX review_photos_helpful ON review (sku, helpful DESC, written_at DESC, id DESC)
  WHERE status = 'published' AND has_photos;
-- What the dashboard lists.
CREATE INDEX review_written ON review (written_at DESC, id DESC);
CREATE INDEX review_by_status ON review (status, written_at DESC, id DESC);
CREATE INDEX review_rejected ON review (reject_reason) WHERE status = 'rejected';
CREATE INDEX review_reported ON review (reports DESC, written_at DESC) WHERE reports > 0;

-- What happened to a review, and who did it.
CREATE TABLE review_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id uuid NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  event text NOT NULL,
  status text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'admin')),
  shopper_id uuid REFERENCES shopper (id),
  at timestamptz NOT NULL
);
CREATE INDEX review_event_review ON review_event (review_id, id);
CREATE INDEX review_event_shopper ON review_event (shopper_id);

CREATE TABLE review_vote (
  review_id uuid NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (review_id, shopper_id)
);
CREATE INDEX review_vote_shopper ON review_vote (shopper_id);

CREATE TABLE review_report (
  review_id uuid NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  reason text NOT NULL CHECK (reason IN ('offensive', 'private', 'off-topic', 'advert', 'health-claim', 'other')),
  at timestamptz NOT NULL,
  PRIMARY KEY (review_id, shopper_id)
);
CREATE INDEX review_report_shopper ON review_report (shopper_id);

-- The figures of each product, kept as reviews come and go: nobody ever counts them.
CREATE TABLE review_figures (
  sku text PRIMARY KEY REFERENCES product (sku) ON DELETE CASCADE,
  -- How many published reviews give one star, two, … five.
  stars integer[] NOT NULL DEFAULT '{0,0,0,0,0}',
  with_photos integer NOT NULL DEFAULT 0,
  rejected integer NOT NULL DEFAULT 0
);

CREATE FUNCTION review_counted(counted review, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted.status NOT IN ('published', 'rejected') THEN RETURN; END IF;
  INSERT INTO review_figures (sku) SELECT counted.sku FROM product WHERE sku = counted.sku ON CONFLICT DO NOTHING;
  IF counted.status = 'rejected' THEN
    UPDATE review_figures SET rejected = rejected + sign WHERE sku = counted.sku;
  ELSE
    UPDATE review_figures SET stars[counted.stars] = stars[counted.stars] + sign,
      with_photos = with_photos + CASE WHEN counted.has_photos THEN sign ELSE 0 END
    WHERE sku = counted.sku;
  END IF;
  PERFORM pg_notify('catalogue', '');
END $$;

CREATE FUNCTION review_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM review_counted(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM review_counted(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER review_added AFTER INSERT OR DELETE ON review FOR EACH ROW EXECUTE FUNCTION review_changed();
CREATE TRIGGER review_moved AFTER UPDATE OF status, stars, photo_ids ON review FOR EACH ROW
  EXECUTE FUNCTION review_changed();

CREATE FUNCTION review_voted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN UPDATE review SET helpful = helpful + 1 WHERE id = NEW.review_id;
  ELSE UPDATE review SET helpful = helpful - 1 WHERE id = OLD.review_id; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER review_voted AFTER INSERT OR DELETE ON review_vote FOR EACH ROW EXECUTE FUNCTION review_voted();

CREATE FUNCTION review_reported() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN UPDATE review SET reports = reports + 1 WHERE id = NEW.review_id;
  ELSE UPDATE review SET reports = reports - 1 WHERE id = OLD.review_id; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER review_reported AFTER INSERT OR DELETE ON review_report FOR EACH ROW EXECUTE FUNCTION review_reported();

-- Down Migration
