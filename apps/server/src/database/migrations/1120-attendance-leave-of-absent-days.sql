-- Leave of a part of a day on which nobody came is not absence (docs/decisions/115-parts-of-days.md).
select set_config('app.scope', 'system', true);

-- Of the part leave, in minutes of the ledger, that of absent days: the difference between the day after and before.
alter table attendance_adjustment add column absent_leave_minutes integer not null default 0,
  add constraint attendance_adjustment_absent_leave check (is_settled or absent_leave_minutes = 0);

-- A locked day and its adjustments up to one of them add up to the day as it was known then.
update attendance_adjustment a set absent_leave_minutes = c.absent_leave - c.before
from (
  select s.employee_id, s.work_date, s.booked_on, s.absent_leave,
    lag(s.absent_leave, 1, s.stored) over (partition by s.employee_id, s.work_date order by s.booked_on) as before
  from (
    select b.employee_id, b.work_date, b.booked_on, case when d.state = 'absent' then d.part_leave_minutes else 0 end as stored,
      case when (d.state = 'absent')::integer + sum(b.absent_days) over so_far = 1 then d.part_leave_minutes + sum(b.part_leave_minutes) over so_far else 0 end as absent_leave
    from attendance_adjustment b
    join attendance_day d on d.employee_id = b.employee_id and d.work_date = b.work_date
    where b.is_settled and exists (select from attendance_lock l where l.employee_id = b.employee_id and l.days @> b.work_date)
    window so_far as (partition by b.employee_id, b.work_date order by b.booked_on)
  ) s
) c
where (a.employee_id, a.work_date, a.booked_on) = (c.employee_id, c.work_date, c.booked_on) and c.absent_leave <> c.before;
