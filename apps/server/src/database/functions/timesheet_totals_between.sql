-- Planned, worked, leave and absent days; worked, late, undertime and overtime minutes; unsettled days; overtime waiting for
-- approval; the twelve pay minutes; of the minutes worked, those of adjustments; leave of a part of a day, in minutes of
-- the ledger, that of absent days, and of all leave what is unpaid. For all employees in one pass, because the list of a period has thousands of them. A conflict was
-- to be worked, but nobody knows yet what was. A day that was worked on leave counts once somebody decides what it was.
create or replace function timesheet_totals_between(first date, last date) returns table (employee_id integer, totals integer[])
language sql stable parallel safe as $$
  select o.employee_id, array[sum(o.planned), sum(o.worked), sum(o.on_leave), sum(o.absent), sum(o.worked_minutes),
    sum(o.late_minutes), sum(o.undertime_minutes), sum(o.overtime_minutes), sum(o.unsettled), sum(o.waiting_minutes),
    coalesce(sum(o.pay[1]), 0), coalesce(sum(o.pay[2]), 0), coalesce(sum(o.pay[3]), 0), coalesce(sum(o.pay[4]), 0),
    coalesce(sum(o.pay[5]), 0), coalesce(sum(o.pay[6]), 0), coalesce(sum(o.pay[7]), 0), coalesce(sum(o.pay[8]), 0),
    coalesce(sum(o.pay[9]), 0), coalesce(sum(o.pay[10]), 0), coalesce(sum(o.pay[11]), 0), coalesce(sum(o.pay[12]), 0), sum(o.adjusted), sum(o.part_leave), sum(o.absent_leave), sum(o.unpaid_leave)]::integer[]
  from (
    select d.employee_id, (d.state in ('present', 'late', 'undertime', 'absent', 'conflict'))::integer as planned,
      (d.first_in is not null and d.state not in ('conflict', 'worked_leave'))::integer as worked, (d.state = 'on_leave')::integer as on_leave,
      (d.state = 'absent')::integer as absent, case when d.state not in ('conflict', 'worked_leave') then d.worked_minutes else 0 end as worked_minutes,
      d.late_minutes, d.undertime_minutes, case when d.state not in ('conflict', 'worked_leave') then d.overtime_minutes else 0 end as overtime_minutes,
      (d.state in ('conflict', 'worked_leave'))::integer as unsettled,
      case when d.state not in ('conflict', 'worked_leave') then d.waiting_overtime_minutes else 0 end as waiting_minutes,
      case when d.state not in ('conflict', 'worked_leave') then d.pay_minutes end as pay, 0 as adjusted, d.part_leave_minutes as part_leave,
      case when d.state = 'absent' then d.part_leave_minutes else 0 end as absent_leave,
      case when d.state <> 'worked_leave' then d.unpaid_leave_minutes else 0 end as unpaid_leave
    from attendance_day d where d.work_date between first and last
    union all
    select a.employee_id, a.planned_days, a.worked_days, a.leave_days, a.absent_days, a.worked_minutes, a.late_minutes,
      a.undertime_minutes, a.overtime_minutes, (not a.is_settled)::integer, a.waiting_overtime_minutes, a.pay_minutes,
      a.worked_minutes, a.part_leave_minutes, a.absent_leave_minutes, a.unpaid_leave_minutes
    from attendance_adjustment a where a.booked_on between first and last
    union all
    select c.employee_id, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, null, 0, 0, 0, 0
    from attendance_correction c
    where c.state = 'requested' and c.work_date between first and last and not exists (
      select from attendance_day d
      where d.employee_id = c.employee_id and d.work_date = c.work_date and d.state in ('conflict', 'worked_leave'))
      and not exists (select from attendance_lock l where l.employee_id = c.employee_id and l.days @> c.work_date)
  ) o
  group by o.employee_id
$$;
