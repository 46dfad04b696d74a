-- Worked out and not entered: when a row was written says nothing.
alter table employee_schedule drop column created_at;
alter table employee_schedule add column shift_version_id integer;
update employee_schedule s set shift_version_id = v.id from shift_version v where v.shift_id = s.shift_id;
alter table employee_schedule alter column shift_version_id set not null;
alter table shift_version add constraint shift_version_of_shift unique (id, shift_id);
-- One key for both, because a year of schedules for thousands of people is checked row by row.
alter table employee_schedule drop constraint employee_schedule_shift_id_fkey;
drop index employee_schedule_shift;
alter table employee_schedule add foreign key (shift_version_id, shift_id) references shift_version (id, shift_id);

-- Nobody works two shifts at one instant. Not an exclusion constraint, whose index takes 48 microseconds a row and more than a
-- minute for the year of 5,000 people; rebuild_schedule, the only writer, holds the employees meanwhile.
alter table employee_schedule drop constraint employee_schedule_no_overlap;
create function refuse_overlapping_schedule() returns trigger language plpgsql as $$
declare
  clash record;
begin
  select d.employee_id, d.work_date into clash
  from (
    select o.employee_id, o.work_date, o.starts_at, lag(o.ends_at) over (partition by o.employee_id order by o.starts_at) as last_end
    from employee_schedule o
    where o.status = 'scheduled' and o.employee_id = any (array(select distinct n.employee_id from written n))
      and o.work_date between (select min(n.work_date) - 2 from written n) and (select max(n.work_date) + 2 from written n)
  ) d
  where d.last_end > d.starts_at
  limit 1;
  if found then
    raise exclusion_violation using constraint = 'employee_schedule_no_overlap', table = 'employee_schedule',
      message = format('Two shifts of employee %s overlap around %s.', clash.employee_id, clash.work_date);
  end if;
  return null;
end $$;
create trigger schedule_added after insert on employee_schedule referencing new table as written
  for each statement execute function refuse_overlapping_schedule();
create trigger schedule_changed after update on employee_schedule referencing new table as written
  for each statement execute function refuse_overlapping_schedule();

-- What takes a work date out of the ordinary: an approved leave, a holiday. A leave weighs more than a holiday.
create table schedule_mark (
  employee_id integer not null references employee on delete cascade,
  work_date date not null,
  kind text not null check (kind in ('on_leave', 'holiday')),
  note text check (length(note) <= 100),
  created_at timestamptz not null default now(),
  primary key (employee_id, work_date, kind)
);
alter table schedule_mark enable row level security;
alter table schedule_mark force row level security;
create policy reach on schedule_mark using ((select scope_sees_all()) or may_see_employee(employee_id));

-- The instant of a local time. One that the clocks skip is read with the offset before the change, which is as much later as
-- the clocks were put forward; of one that comes twice the first counts. As Temporal's `compatible`, which PostgreSQL's own
-- reading is not.
create function local_instant(local timestamp, zone text) returns timestamptz
language sql immutable parallel safe
return coalesce(
  (select min(local at time zone zone - earlier.by)
   from (values (interval '0'), (interval '30 minutes'), (interval '1 hour'), (interval '2 hours')) as earlier (by)
   where (local at time zone zone - earlier.by) at time zone zone = local),
  local at time zone zone);

-- The days on which a version of a shift is worked, or could be where days off are given to the person.
create function shift_days(shift_ids integer[], first_day date, last_day date)
returns table (shift_id integer, shift_version_id integer, work_date date, weekday integer, is_work_day boolean,
  used_on_holidays boolean, used_on_restdays boolean, starts_at timestamptz, ends_at timestamptz)
language sql stable as $$
  select v.shift_id, v.id, d.day::date, extract(isodow from d.day)::integer, extract(isodow from d.day)::integer = any (v.work_days),
    v.used_on_holidays, v.used_on_restdays, t.starts_at, t.starts_at + v.total_minutes * interval '1 minute'
  from shift_version v
  join timezone z on z.id = v.timezone_id
  cross join lateral generate_series(
    greatest(lower(v.valid), first_day)::timestamp,
    least(coalesce(upper(v.valid) - 1, last_day), last_day)::timestamp, interval '1 day') as d (day)
  cross join lateral (select local_instant(d.day + v.start_time, z.name) as starts_at offset 0) t
  where v.shift_id = any (shift_ids) and v.valid && daterange(first_day, last_day, '[]')
$$;

-- What the schedule of these people must say from the first to the last day: worked out from assignments, spells, suspensions
-- and marks alone, so that working it out again gives the same.
create function schedule_wanted(employee_ids integer[], first_day date, last_day date)
returns table (employee_id integer, work_date date, shift_id integer, shift_version_id integer,
  starts_at timestamptz, ends_at timestamptz, status text)
language sql stable rows 100000 as $$
  with worn as materialized (
    select a.employee_id, a.shift_id, a.rest_days,
      a.valid * daterange(s.start_date, s.end_date, '[]') * daterange(first_day, last_day, '[]') as days,
      case when t.status_group = 'inactive' then (
        select max(h.effective_on) from employee_status_history h
        where h.employee_id = a.employee_id and h.to_status_type_id = e.status_type_id) end as suspended_from
    from employee_shift a
    join employee e on e.id = a.employee_id and e.deleted_at is null
    join status_type t on t.id = e.status_type_id
    join employee_active_date s on s.employee_id = a.employee_id
    where a.employee_id = any (employee_ids)
      and a.valid && daterange(first_day, last_day, '[]')
      and a.valid && daterange(s.start_date, s.end_date, '[]')
  ), timed as materialized (
    select d.* from shift_days(array(select distinct w.shift_id from worn w), first_day, last_day) d
  ), marked as materialized (
    select m.employee_id, m.work_date, bool_or(m.kind = 'on_leave') as on_leave
    from schedule_mark m
    where m.employee_id = any (employee_ids) and m.work_date between first_day and last_day
    group by m.employee_id, m.work_date
  )
  select w.employee_id, d.work_date, d.shift_id, d.shift_version_id, d.starts_at, d.ends_at,
    case
      when d.work_date >= w.suspended_from then 'cancelled'
      when m.on_leave then 'on_leave'
      when m.on_leave is not null and not d.used_on_holidays then 'holiday'
      when not day_off.is_off then 'scheduled'
      else 'restday'
    end
  from worn w
  join timed d on d.shift_id = w.shift_id and d.work_date <@ w.days
  cross join lateral (
    select case when w.rest_days is null then not d.is_work_day else d.weekday = any (w.rest_days) end as is_off
  ) day_off
  left join marked m on m.employee_id = w.employee_id and m.work_date = d.work_date
  where not day_off.is_off or d.used_on_restdays
$$;

-- Makes the stored schedule say what it must, and answers how many rows that took: none when it is done twice.
create function rebuild_schedule(employee_ids integer[], first_day date, last_day date) returns integer
language plpgsql set enable_nestloop = off as $$
declare
  gone integer;
  written integer;
begin
  perform from employee where id = any (employee_ids) order by id for no key update;
  delete from employee_schedule s
  where s.employee_id = any (employee_ids) and s.work_date between first_day and last_day
    and not exists (
      select from schedule_wanted(employee_ids, first_day, last_day) w
      where w.employee_id = s.employee_id and w.work_date = s.work_date and w.shift_version_id = s.shift_version_id
        and w.starts_at = s.starts_at and w.ends_at = s.ends_at);
  get diagnostics gone = row_count;
  insert into employee_schedule as s (employee_id, work_date, shift_id, shift_version_id, starts_at, ends_at, status)
  select w.employee_id, w.work_date, w.shift_id, w.shift_version_id, w.starts_at, w.ends_at, w.status
  from schedule_wanted(employee_ids, first_day, last_day) w
  where not exists (
    select from employee_schedule o where o.employee_id = w.employee_id and o.work_date = w.work_date and o.status = w.status)
  order by w.employee_id, w.work_date
  on conflict (employee_id, work_date) do update set status = excluded.status, version = s.version + 1;
  get diagnostics written = row_count;
  return gone + written;
end $$;
