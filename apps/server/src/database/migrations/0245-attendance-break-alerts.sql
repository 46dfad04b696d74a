-- Alerts about breaks that were sent: one of each kind for a day of an employee.
create table attendance_break_alert (
  employee_id integer not null references employee,
  work_date date not null,
  kind text not null check (kind in ('overrun', 'missing')),
  sent_at timestamptz not null,
  primary key (employee_id, work_date, kind)
);
alter table attendance_break_alert enable row level security;
alter table attendance_break_alert force row level security;
create policy reach on attendance_break_alert using ((select scope_sees_all()) or may_see_employee(employee_id));
