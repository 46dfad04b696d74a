-- An adjustment always has a timesheet, also of a person who has left. A submitted timesheet gets another version, so that nobody
-- approves totals that they did not see.
create or replace function follow_adjustments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into timesheet (employee_id, first_day)
    select distinct w.employee_id, (date_trunc('month', w.booked_on)
      + case when extract(day from w.booked_on) > 15 then interval '15 days' else interval '0' end)::date
    from touched w order by 1, 2
    on conflict on constraint timesheet_period_unique do nothing;
  end if;
  update timesheet s set version = s.version + 1
  where s.state = 'submitted' and s.id in (
    select t.id from touched w
    join timesheet t on t.employee_id = w.employee_id and w.booked_on between t.first_day and t.last_day);
  return null;
end $$;
