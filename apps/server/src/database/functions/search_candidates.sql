-- Ids of employees who may match the term; the caller still has to check
--   search_text like '%' || search_key(term, escaped) || '%'     (search_text_sensitive with `with_sensitive`).
-- Null for short terms and for many candidates: then reading the list in order is faster.
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
    found := array(select employee_id from searchable_employee where grams @> wanted or grams_sensitive @> wanted limit enough + 1);
  else
    found := array(select employee_id from searchable_employee where grams @> wanted limit enough + 1);
  end if;
  return case when cardinality(found) <= enough then found end;
end $$;
