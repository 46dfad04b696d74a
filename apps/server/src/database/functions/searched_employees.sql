-- Employees within reach who may have all these words; the caller still has to compare the texts. Words without trigrams narrow nothing.
-- The two words with the most trigrams narrow; a single word is asked twice, which costs less than a second plan.
create or replace function searched_employees(words text[], with_sensitive boolean) returns setof integer
language plpgsql rows 10 as $$
declare
  wanted text[] := array(select g.grams::text from unnest(words) word, search_grams(word) g(grams)
    where cardinality(g.grams) > 0 order by cardinality(g.grams) desc limit 2);
  first_word text := coalesce(wanted[1], '');
  second_word text := coalesce(wanted[2], first_word);
begin
  perform set_config('app.sought_grams_1', first_word, true), set_config('app.sought_grams_2', second_word, true),
    set_config('app.sought_sensitive_grams_1', case when with_sensitive then first_word else '' end, true),
    set_config('app.sought_sensitive_grams_2', case when with_sensitive then second_word else '' end, true);
  return query select s.employee_id from employee_search s;
  perform set_config('app.sought_grams_1', '', true), set_config('app.sought_grams_2', '', true),
    set_config('app.sought_sensitive_grams_1', '', true), set_config('app.sought_sensitive_grams_2', '', true);
end $$;
