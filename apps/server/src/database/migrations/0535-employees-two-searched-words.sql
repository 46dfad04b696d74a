-- A search of two words asks the index for both and reads only the rows that may have both. The bodies of the functions are in their folder.
create function sought_grams(place integer) returns text[] language sql stable parallel safe return '{}'::text[];
create function sought_sensitive_grams(place integer) returns text[] language sql stable parallel safe return null::text[];

drop policy reach on employee_search;
create policy reach on employee_search using (
  (grams @> (select sought_grams(1)) or grams_sensitive @> (select sought_sensitive_grams(1)))
  and (grams @> (select sought_grams(2)) or grams_sensitive @> (select sought_sensitive_grams(2)))
  and ((select scope_sees_all()) or exists (select from employee e where e.id = employee_id)));
drop function sought_grams();
drop function sought_sensitive_grams();
