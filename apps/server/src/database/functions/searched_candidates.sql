-- Candidates who may have this word; the caller still has to compare the texts. A word without trigrams narrows nothing.
create or replace function searched_candidates(word text) returns setof integer
language plpgsql rows 100 as $$
begin
  perform set_config('app.sought_grams_1', search_grams(word)::text, true);
  return query select s.candidate_id from candidate_search s;
  perform set_config('app.sought_grams_1', '', true);
end $$;
