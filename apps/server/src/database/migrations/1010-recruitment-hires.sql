-- Whom a hired candidate became. A hire that was taken back keeps the employee as its history.
alter table application add column employee_id integer references employee;

-- Hired without an employee was a plain move: the employee is still to be created.
update application_stage s set until = greatest(s.since, now())
  from application a where a.id = s.application_id and a.stage = 'hired' and s.until is null;
insert into application_stage (application_id, stage, since)
  select id, 'offered', now() from application where stage = 'hired';
update application set stage = 'offered', stage_since = now(), version = version + 1 where stage = 'hired';

alter table application
  add constraint application_employee unique (employee_id),
  add constraint application_hired check (case stage
    when 'hired' then employee_id is not null
    when 'withdrawn' then true
    else employee_id is null end);
