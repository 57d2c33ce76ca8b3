-- What wallets are put in order by stands beside them: by names of another table, each page would sort all of them.
ALTER TABLE wallet ADD COLUMN name_order text;

CREATE FUNCTION wallet_takes_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT lower(first_name || ' ' || coalesce(last_name, '')) INTO NEW.name_order FROM shopper WHERE id = NEW.shopper_id;
  RETURN NEW;
END $$;
CREATE TRIGGER wallet_takes_name BEFORE INSERT ON wallet FOR EACH ROW EXECUTE FUNCTION wallet_takes_name();

CREATE FUNCTION shopper_names_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallet SET name_order = lower(NEW.first_name || ' ' || coalesce(NEW.last_name, '')) WHERE shopper_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER shopper_names_wallet AFTER UPDATE OF first_name, last_name ON shopper
  FOR EACH ROW WHEN (OLD.first_name IS DISTINCT FROM NEW.first_name OR OLD.last_name IS DISTINCT FROM NEW.last_name)
  EXECUTE FUNCTION shopper_names_wallet();

UPDATE wallet SET name_order = lower(first_name || ' ' || coalesce(last_name, ''))
FROM shopper WHERE shopper.id = wallet.shopper_id;
CREATE INDEX wallet_name ON wallet (name_order, shopper_id);
