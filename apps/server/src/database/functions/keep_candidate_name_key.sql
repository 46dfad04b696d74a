-- What the search compares follows the name.
create or replace function keep_candidate_name_key() returns trigger language plpgsql as $$
begin
  new.name_key := search_key(new.first_name || ' ' || new.last_name);
  return new;
end $$;
