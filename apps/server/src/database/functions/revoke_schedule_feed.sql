create or replace function revoke_schedule_feed() returns trigger language plpgsql as $$
begin
  delete from schedule_feed f where f.user_id = new.id;
  return null;
end $$;
