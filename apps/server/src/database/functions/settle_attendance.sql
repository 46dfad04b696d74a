-- Makes the stored days say what they must, but for locked ones, and answers how many rows that took: none when it is done twice.
create or replace function settle_attendance(employee_ids integer[], first_day date, last_day date, as_of timestamptz default now()) returns integer
language plpgsql set enable_nestloop = off as $$
declare
  asked integer[];
  changed integer;
begin
  asked := array(select e.id from employee e where e.id = any (employee_ids) and e.deleted_at is null order by e.id for no key update);
  with locked as materialized (
    select l.employee_id, l.days from attendance_lock l where l.employee_id = any (asked) and l.days && daterange(first_day, last_day, '[]')
  ), wanted as materialized (
    select * from attendance_wanted(asked, first_day, last_day, as_of) w
    where not exists (select from locked l where l.employee_id = w.employee_id and l.days @> w.work_date)
  ), gone as (
    delete from attendance_day d
    where d.employee_id = any (asked) and d.work_date between first_day and last_day
      and not exists (select from wanted w where w.employee_id = d.employee_id and w.work_date = d.work_date)
      and not exists (select from locked l where l.employee_id = d.employee_id and l.days @> d.work_date)
    returning 1
  ), written as (
    insert into attendance_day as d (employee_id, work_date, client_id, shift_id, starts_at, ends_at, first_in, last_out, state,
      planned_minutes, worked_minutes, paid_break_minutes, unpaid_break_minutes, late_minutes, undertime_minutes, overtime_minutes,
      night_minutes, holiday_minutes, settled_at)
    select w.employee_id, w.work_date, w.client_id, w.shift_id, w.starts_at, w.ends_at, w.first_in, w.last_out, w.state, w.planned_minutes,
      w.worked_minutes, w.paid_break_minutes, w.unpaid_break_minutes, w.late_minutes, w.undertime_minutes, w.overtime_minutes,
      w.night_minutes, w.holiday_minutes, case when w.is_settled then as_of end
    from wanted w
    order by w.employee_id, w.work_date
    on conflict (employee_id, work_date) do update set client_id = excluded.client_id, shift_id = excluded.shift_id,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, first_in = excluded.first_in, last_out = excluded.last_out,
      state = excluded.state, planned_minutes = excluded.planned_minutes, worked_minutes = excluded.worked_minutes,
      paid_break_minutes = excluded.paid_break_minutes, unpaid_break_minutes = excluded.unpaid_break_minutes,
      late_minutes = excluded.late_minutes, undertime_minutes = excluded.undertime_minutes,
      overtime_minutes = excluded.overtime_minutes, night_minutes = excluded.night_minutes,
      holiday_minutes = excluded.holiday_minutes, settled_at = excluded.settled_at
    where (d.client_id, d.shift_id, d.starts_at, d.ends_at, d.first_in, d.last_out, d.state, d.planned_minutes, d.worked_minutes,
        d.paid_break_minutes, d.unpaid_break_minutes, d.late_minutes, d.undertime_minutes, d.overtime_minutes, d.night_minutes,
        d.holiday_minutes, d.settled_at is null)
      is distinct from (excluded.client_id, excluded.shift_id, excluded.starts_at, excluded.ends_at, excluded.first_in, excluded.last_out,
        excluded.state, excluded.planned_minutes, excluded.worked_minutes, excluded.paid_break_minutes, excluded.unpaid_break_minutes,
        excluded.late_minutes, excluded.undertime_minutes, excluded.overtime_minutes, excluded.night_minutes,
        excluded.holiday_minutes, excluded.settled_at is null)
    returning 1
  )
  select (select count(*) from gone) + (select count(*) from written) into changed;
  return changed;
end $$;
