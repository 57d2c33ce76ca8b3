-- What a unit weighs, packed for sale: [{"variant": "30 ml", "grams": 120}]; the variant '' is every other one.
ALTER TABLE product ADD COLUMN weights jsonb NOT NULL DEFAULT '[]';

-- Grams, as an admin weighed it; null where nobody did.
ALTER TABLE parcel ADD COLUMN weight integer CHECK (weight BETWEEN 1 AND 100000);
