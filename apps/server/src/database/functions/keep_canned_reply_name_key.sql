-- What names are compared by follows the name.
create or replace function keep_canned_reply_name_key() returns trigger language plpgsql as $$
begin
  new.name_key := search_key(new.name);
  return new;
end $$;
