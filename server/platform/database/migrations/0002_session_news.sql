-- Up Migration

-- What a server keeps in memory of sessions is dropped on this word: one was revoked, or its shopper changed.
CREATE FUNCTION announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER session_changed AFTER UPDATE OR DELETE ON session
  FOR EACH STATEMENT EXECUTE FUNCTION announce_session();
CREATE TRIGGER shopper_changed AFTER UPDATE OF phone, is_admin, is_doctor, premium_until ON shopper
  FOR EACH STATEMENT EXECUTE FUNCTION announce_session();

-- Down Migration
