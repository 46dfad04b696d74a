-- An adjustment in a locked period never changes, and a day has at most one in a period that is not locked. The employees are
-- locked, so that nobody locks a period at the same time.
create or replace function refuse_wrong_adjustment() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  perform from employee where id in (select employee_id from touched) order by id for no key update;
  select w.employee_id, w.booked_on, l.reason into wrong
  from touched w join attendance_lock l on l.employee_id = w.employee_id and l.days @> w.booked_on
  limit 1;
  if found then
    raise integrity_constraint_violation using constraint = 'attendance_adjustment_locked', table = 'attendance_adjustment',
      message = format('%s of employee %s is locked: %s', wrong.booked_on, wrong.employee_id, wrong.reason);
  end if;
  select a.employee_id, a.work_date into wrong
  from attendance_adjustment a
  where (a.employee_id, a.work_date) in (select w.employee_id, w.work_date from touched w)
    and not exists (select from attendance_lock l where l.employee_id = a.employee_id and l.days @> a.booked_on)
  group by a.employee_id, a.work_date having count(*) > 1
  limit 1;
  if found then
    raise integrity_constraint_violation using constraint = 'attendance_adjustment_one_open', table = 'attendance_adjustment',
      message = format('%s of employee %s has two adjustments that are not locked.', wrong.work_date, wrong.employee_id);
  end if;
  return null;
end $$;
