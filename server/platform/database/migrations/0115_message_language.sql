-- Up Migration

-- The language of a person's messages (LNG-01): the one of the page they last signed in or ordered on, unless they chose one.
ALTER TABLE shopper ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$');
ALTER TABLE shopper ADD COLUMN language_chosen_at timestamptz;

-- Whoever waits without an account is told in the language of the page they asked on.
ALTER TABLE stock_alert ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$');

-- Text messages have to be registered per language: the service that sends them is told which one it is.
ALTER TABLE message ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$');
