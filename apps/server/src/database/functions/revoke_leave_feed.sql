create or replace function revoke_leave_feed() returns trigger language plpgsql as $$
begin
  delete from leave_feed f where f.user_id = new.id;
  return null;
end $$;
