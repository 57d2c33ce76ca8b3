-- Home keeps its films in memory: what is published, put in order or taken away is announced as posts are.
CREATE TRIGGER reel_changed AFTER INSERT OR UPDATE OR DELETE ON reel
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
