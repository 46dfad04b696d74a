-- A day that is taken is a day away, with the class of its type. Deleted days are followed by the foreign key.
create or replace function keep_leave_away_day() returns trigger language plpgsql as $$
begin
  if new.state = 'taken' then
    insert into leave_away_day (employee_id, work_date, request_id, class, part, minutes)
    select new.employee_id, new.work_date, new.request_id, t.client_class, new.part, new.minutes
    from leave_request r join leave_type t on t.id = r.leave_type_id where r.id = new.request_id
    on conflict (request_id, work_date) do update set class = excluded.class, part = excluded.part, minutes = excluded.minutes;
  else
    delete from leave_away_day where request_id = new.request_id and work_date = new.work_date;
  end if;
  return null;
end $$;
