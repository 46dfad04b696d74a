-- Days on which the employee was reminded to clock out: one reminder a day.
create table attendance_reminder (
  employee_id integer not null references employee,
  work_date date not null,
  sent_at timestamptz not null,
  primary key (employee_id, work_date)
);
alter table attendance_reminder enable row level security;
alter table attendance_reminder force row level security;
create policy reach on attendance_reminder using ((select scope_sees_all()) or may_see_employee(employee_id));
