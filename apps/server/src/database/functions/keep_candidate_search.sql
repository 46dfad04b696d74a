-- The trigrams follow the candidate and its private part.
create or replace function keep_candidate_search() returns trigger language plpgsql as $$
declare
  changed integer := case when tg_table_name = 'candidate' then (to_jsonb(new) ->> 'id') else (to_jsonb(new) ->> 'candidate_id') end;
begin
  insert into candidate_search (candidate_id, grams)
    select c.id, show_trgm(concat_ws(' ', c.shown_key, p.private_key))
    from candidate c left join candidate_private p on p.candidate_id = c.id where c.id = changed
    on conflict (candidate_id) do update set grams = excluded.grams;
  return null;
end $$;
