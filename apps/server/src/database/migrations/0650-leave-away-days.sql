-- Days of approved leave with the class of the type: what client users and colleagues may know (docs/decisions/137-leave-calendar.md).
create table leave_away_day (
  employee_id integer not null references employee on delete cascade,
  work_date date not null,
  request_id integer not null,
  class text not null check (class in ('planned', 'unplanned')),
  primary key (employee_id, work_date),
  foreign key (request_id, work_date) references leave_request_day on delete cascade
);
create index leave_away_day_date on leave_away_day (work_date, employee_id);
create index leave_away_day_request on leave_away_day (request_id, work_date);

select set_config('app.scope', 'system', true);
insert into leave_away_day (employee_id, work_date, request_id, class)
select d.employee_id, d.work_date, d.request_id, t.client_class
from leave_request_day d
join leave_request r on r.id = d.request_id
join leave_type t on t.id = r.leave_type_id
where d.state = 'taken';

-- A client sees the days on which the employee works for it. Nobody but staff and the employee changes a day.
alter table leave_away_day enable row level security;
alter table leave_away_day force row level security;
create policy reach on leave_away_day
  using ((select scope_sees_all()) or may_see_planned_days(employee_id, daterange(work_date, work_date, '[]')))
  with check ((select scope_sees_all()) or employee_id = (select scope_employee()));

-- The bodies are in the folder of functions.
create function keep_leave_away_day() returns trigger language plpgsql as $$ begin return null; end $$;
create function keep_leave_away_class() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger leave_request_day_away after insert or update of state on leave_request_day
for each row execute function keep_leave_away_day();
create trigger leave_type_away after update of client_class on leave_type
for each row when (old.client_class <> new.client_class) execute function keep_leave_away_class();
