-- Employees within reach who may have all these words; the caller still has to compare the texts. Words without trigrams narrow nothing.
create or replace function searched_employees(words text[], with_sensitive boolean) returns setof integer
language plpgsql rows 10 as $$
declare
  word text;
  wanted text[];
  found integer[];
begin
  foreach word in array words loop
    wanted := search_grams(word);
    continue when cardinality(wanted) = 0;
    perform set_config('app.sought_grams', wanted::text, true),
      set_config('app.sought_sensitive_grams', case when with_sensitive then wanted::text else '' end, true);
    found := array(select s.employee_id from employee_search s where found is null or s.employee_id = any (found));
  end loop;
  perform set_config('app.sought_grams', '', true), set_config('app.sought_sensitive_grams', '', true);
  if found is null then
    return query select s.employee_id from employee_search s;
  else
    return query select unnest(found);
  end if;
end $$;
