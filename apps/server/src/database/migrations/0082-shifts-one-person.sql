-- Joined by hand, because the rebuilding of many people wants no nested loops and that of one person wants nothing else: read as
-- a whole, assignments, employees and spells of all would be gone through for each single one.
create function schedule_worn(employee_ids integer[], first_day date, last_day date)
returns table (employee_id integer, shift_id integer, rest_days integer[], days daterange, suspended_from date)
language sql stable set enable_nestloop = on set enable_hashjoin = off set enable_mergejoin = off as $$
  select a.employee_id, a.shift_id, a.rest_days,
    a.valid * daterange(s.start_date, s.end_date, '[]') * daterange(first_day, last_day, '[]'),
    case when t.status_group = 'inactive' then (
      select max(h.effective_on) from employee_status_history h
      where h.employee_id = a.employee_id and h.to_status_type_id = e.status_type_id) end
  from employee_shift a
  join employee e on e.id = a.employee_id and e.deleted_at is null
  join status_type t on t.id = e.status_type_id
  join employee_active_date s on s.employee_id = a.employee_id
  where a.employee_id = any (employee_ids)
    and a.valid && daterange(first_day, last_day, '[]')
    and a.valid && daterange(s.start_date, s.end_date, '[]')
$$;

create or replace function schedule_wanted(employee_ids integer[], first_day date, last_day date)
returns table (employee_id integer, work_date date, shift_id integer, shift_version_id integer,
  starts_at timestamptz, ends_at timestamptz, status text)
language sql stable rows 100000 as $$
  with worn as materialized (
    select * from schedule_worn(employee_ids, first_day, last_day)
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

create or replace function rebuild_schedule(employee_ids integer[], first_day date, last_day date) returns integer
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
    select from employee_schedule o
    where o.employee_id = any (employee_ids) and o.work_date between first_day and last_day
      and o.employee_id = w.employee_id and o.work_date = w.work_date and o.status = w.status)
  order by w.employee_id, w.work_date
  on conflict (employee_id, work_date) do update set status = excluded.status, version = s.version + 1;
  get diagnostics written = row_count;
  return gone + written;
end $$;
