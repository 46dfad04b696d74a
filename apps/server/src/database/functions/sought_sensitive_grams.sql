-- Those of the personal columns; null while nobody searches them.
create or replace function sought_sensitive_grams(place integer) returns text[]
language sql stable parallel safe
return nullif(current_setting('app.sought_sensitive_grams_' || place, true), '')::text[];
