-- A request keeps what its days were counted in: a type that changes later moves no approved leave. Requests from before 0666 counted days with a shift.
select set_config('app.scope', 'system', true);
alter table leave_request add column unit text not null default 'day'
  constraint leave_request_unit check (unit in ('day', 'calendar_day', 'half_day', 'hour'));
update leave_request r set unit = case t.unit when 'calendar_day' then 'day' else t.unit end from leave_type t where t.id = r.leave_type_id;
