-- A phone is found as it is written, and by its digits alone.
create or replace function keep_candidate_private_key() returns trigger language plpgsql as $$
begin
  new.private_key := search_key(concat_ws(chr(31), new.email, new.phone, regexp_replace(new.phone, '\D', '', 'g'),
    array_to_string(new.tags, chr(31))));
  return new;
end $$;
