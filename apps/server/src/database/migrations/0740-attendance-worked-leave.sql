-- Work on a day of leave must be fixed before it counts (docs/decisions/140-work-on-leave.md).
select set_config('app.scope', 'system', true);

alter table attendance_day
  drop constraint attendance_day_state_check,
  add constraint attendance_day_state_check check (state in ('present', 'late', 'undertime', 'absent', 'on_leave', 'holiday', 'restday', 'conflict', 'worked_leave', 'unplanned'));

-- Nothing is adjusted yet, because the locked day was worked on leave. False: another reason, such as a missing clock-out.
alter table attendance_adjustment
  add column is_leave_worked boolean not null default false,
  add constraint attendance_adjustment_leave_worked check (not (is_leave_worked and is_settled));

-- Days that can still be corrected. Locked ones stay as they were paid.
update attendance_day d set state = 'worked_leave'
where d.state = 'on_leave' and d.first_in is not null and d.work_date >= (date_trunc('month', now()) - interval '1 month')::date
  and not exists (select from attendance_lock l where l.employee_id = d.employee_id and l.days @> d.work_date);
