-- The end of an employment that is planned and has not taken effect (docs/decisions/055-planned-last-day.md).
create table employee_planned_ending (
  employee_id integer primary key references employee on delete cascade,
  last_day date not null,
  status_type_id integer not null,
  status_group text not null check (status_group in ('termination', 'resignation')),
  reason text not null check (length(reason) <= 300),
  clearance_status text not null check (clearance_status in ('Pending', 'Cleared', 'Not Cleared')),
  rehire boolean not null,
  effective_at timestamptz not null,
  -- Who planned it; written to the status history when it takes effect.
  actor_user_id integer not null,
  actor_name text not null,
  impersonator_name text,
  created_at timestamptz not null default now(),
  foreign key (status_type_id, status_group) references status_type (id, status_group),
  constraint employee_planned_ending_after_last_day
    check (effective_at >= (last_day + 1)::timestamp at time zone 'Asia/Manila')
);
create index employee_planned_ending_due on employee_planned_ending (effective_at);

alter table employee_planned_ending enable row level security;
alter table employee_planned_ending force row level security;
create policy reach on employee_planned_ending using ((select scope_sees_all()) or may_see_employee(employee_id));
