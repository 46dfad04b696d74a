-- A client sees only what is planned for days on which the employee works for it.
select set_config('app.scope', 'system', true);
-- The body is in the folder of functions.
create function may_see_planned_days(asked integer, days daterange) returns boolean language sql stable parallel safe return false;
do $$
declare
  planned record;
begin
  for planned in
    select * from (values
      ('employee_schedule', 'daterange(work_date, work_date, ''[]'')'),
      ('schedule_mark', 'daterange(work_date, work_date, ''[]'')'),
      ('employee_shift', 'valid'),
      ('attendance_lock', 'days')
    ) as listed (name, days)
  loop
    execute format('drop policy reach on %I', planned.name);
    execute format('create policy reach on %I using ((select scope_sees_all()) or may_see_planned_days(employee_id, %s))',
      planned.name, planned.days);
  end loop;
end $$;
