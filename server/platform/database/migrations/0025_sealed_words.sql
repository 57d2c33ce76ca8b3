-- What patients and prescribers write lies sealed, as their files do. The columns that held it before stay: a version that still
-- runs writes them, and a job of this one seals and empties them.
ALTER TABLE prescription ADD COLUMN words bytea;
ALTER TABLE prescription_event ADD COLUMN words bytea;
CREATE INDEX prescription_plain ON prescription (id)
  WHERE notes <> '' OR reason <> '' OR advice <> '' OR medicines <> '[]';
CREATE INDEX prescription_event_plain ON prescription_event (id) WHERE written <> '{}';
