-- A client or position ends where another one begins, or where an end was entered for it. Rows that a planned change ended, although the
-- change was withdrawn or overwritten since, continue: until the next row, or until their entered end.
select set_config('app.scope', 'system', true);

do $$
declare
  dated text;
begin
  foreach dated in array array['employee_client', 'employee_position'] loop
    execute format(
      'update %1$I r set valid = daterange(lower(r.valid), least(r.entered_until, (
           select min(lower(n.valid)) from %1$I n where n.employee_id = r.employee_id and lower(n.valid) > lower(r.valid)))),
         version = r.version + 1
       where not upper_inf(r.valid) and r.entered_until is distinct from upper(r.valid)
         and not exists (select from %1$I n where n.employee_id = r.employee_id and lower(n.valid) = upper(r.valid))
         and exists (select from employee_active_date d where d.employee_id = r.employee_id
           and d.start_date < upper(r.valid) and (d.end_date is null or d.end_date >= upper(r.valid)))', dated);
  end loop;
end $$;
