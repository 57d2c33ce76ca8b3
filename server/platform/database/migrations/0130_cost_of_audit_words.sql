-- Up Migration

-- Cutting an entry into words takes some 15 microseconds. PostgreSQL took it to be nothing, and cut every entry of a kind
-- instead of asking the index for the words first: 550 ms instead of 11 at a hundred thousand entries.
ALTER FUNCTION audit_words COST 1000;
