-- What of a day's leave is unpaid, so that timesheets show it to payroll (docs/decisions/130-leave-types.md).
select set_config('app.scope', 'system', true);

-- Minutes of the ledger, as leave_minutes; also for whole days, which have none there.
alter table schedule_mark add column leave_unpaid_minutes integer not null default 0 check (leave_unpaid_minutes between 0 and 480);
alter table attendance_day add column unpaid_leave_minutes integer not null default 0 check (unpaid_leave_minutes between 0 and 480);
alter table attendance_adjustment add column unpaid_leave_minutes integer not null default 0,
  add constraint attendance_adjustment_unpaid_leave check (is_settled or unpaid_leave_minutes = 0);

-- Marked as before: no day is computed again.
alter table schedule_mark disable trigger user;
update schedule_mark m set leave_unpaid_minutes = u.minutes
from (
  select d.employee_id, d.work_date, least(480, sum(round(d.minutes * (100 - t.paid_percent) / 100.0)))::integer as minutes
  from leave_request_day d
  join leave_request r on r.id = d.request_id
  join leave_type t on t.id = r.leave_type_id
  where d.state = 'taken' group by d.employee_id, d.work_date
) u
where m.employee_id = u.employee_id and m.work_date = u.work_date and m.kind = 'on_leave' and m.source = 'leave' and u.minutes > 0;
alter table schedule_mark enable trigger user;

update attendance_day d set unpaid_leave_minutes = m.leave_unpaid_minutes
from schedule_mark m
where m.employee_id = d.employee_id and m.work_date = d.work_date and m.kind = 'on_leave' and m.leave_unpaid_minutes > 0
  and (d.state in ('on_leave', 'worked_leave') or d.part_leave_minutes > 0);
