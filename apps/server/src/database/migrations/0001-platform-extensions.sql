-- All four are trusted: the owner of the database may create them without being a superuser.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists unaccent;

-- One spelling for sorting and searching: lower case, without accents (Peña is found by pena). Kept in columns, never in
-- an index expression, because unaccent is not immutable.
create function search_key(given text) returns text
language sql stable parallel safe
return lower(unaccent(coalesce(given, '')));
