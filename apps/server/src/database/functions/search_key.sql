-- Normalized text for sorting and searching: lower case, without accents (pena finds Peña). Stored in columns, not used in
-- index expressions, because unaccent is not immutable.
create or replace function search_key(given text) returns text
language sql stable parallel safe
return lower(unaccent(coalesce(given, '')));
