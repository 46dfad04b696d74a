-- Days away show the present class of their type.
create or replace function keep_leave_away_class() returns trigger language plpgsql as $$
begin
  update leave_away_day d set class = new.client_class
  from leave_request r where r.id = d.request_id and r.leave_type_id = new.id;
  return null;
end $$;
