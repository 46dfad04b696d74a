-- Ids of the employees who may match the term; each must still pass
--   search_text like '%' || search_key(term, escaped) || '%'     (search_text_sensitive with `with_sensitive`).
-- Null where so many may match, or the term is so short, that reading the list in its order is the faster way.
create or replace function search_candidates(term text, with_sensitive boolean) returns integer[]
language plpgsql stable as $$
declare
  wanted text[] := search_grams(term);
  found integer[];
  enough constant integer := 2000;
begin
  if cardinality(wanted) = 0 then
    return null;
  elsif with_sensitive then
    found := array(select employee_id from employee_search where grams @> wanted or grams_sensitive @> wanted limit enough + 1);
  else
    found := array(select employee_id from employee_search where grams @> wanted limit enough + 1);
  end if;
  return case when cardinality(found) <= enough then found end;
end $$;
