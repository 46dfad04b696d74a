-- One spelling for sorting and searching: lower case, without accents (Peña is found by pena). Kept in columns, never in
-- an index expression, because unaccent is not immutable.
create or replace function search_key(given text) returns text
language sql stable parallel safe
return lower(unaccent(coalesce(given, '')));
