-- How fast pages were for visitors, only as counts: nothing in it is anybody's.
CREATE TABLE page_speed (
  day date NOT NULL,
  page text NOT NULL,
  device text NOT NULL,
  metric text NOT NULL,
  bucket smallint NOT NULL CHECK (bucket BETWEEN 0 AND 20),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, device, metric, bucket)
);
