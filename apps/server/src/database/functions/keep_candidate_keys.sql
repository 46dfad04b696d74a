-- What the search compares follows the candidate.
create or replace function keep_candidate_keys() returns trigger language plpgsql as $$
begin
  new.name_key := search_key(new.first_name || ' ' || new.last_name);
  new.shown_key := search_key(concat_ws(chr(31), new.first_name || ' ' || new.last_name, new.headline, new.home_place));
  return new;
end $$;
