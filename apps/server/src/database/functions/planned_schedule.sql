-- The planned days of these employees. Without leave: as if the leave of requests did not mark them. A client's own shift is worked
-- only on days with that client, although its assignment may last longer: a planned move can be cancelled. Leave of a part of a day
-- shortens its shift; leave that would leave nothing of a shift that became shorter takes all of it.
create or replace function planned_schedule(employee_ids integer[], first_day date, last_day date, with_leave boolean)
returns table (employee_id integer, work_date date, shift_id integer, shift_version_id integer,
  starts_at timestamptz, ends_at timestamptz, status text, leave_at_start integer, leave_at_end integer, leave_minutes integer)
language sql stable rows 100000 as $$
  with assigned as materialized (
    select * from assigned_shifts(employee_ids, first_day, last_day)
  ), timed as materialized (
    select d.* from shift_days(array(select distinct w.shift_id from assigned w), first_day, last_day) d
  ), served as materialized (
    select w.employee_id, s.id as shift_id, coalesce(range_agg(c.valid), '{}') as days
    from (select distinct a.employee_id, a.shift_id from assigned a) w
    join shift s on s.id = w.shift_id and s.client_id is not null
    -- The list repeats what the join says: it lets an index answer for a few employees.
    left join employee_client c on c.employee_id = w.employee_id and c.client_id = s.client_id and c.employee_id = any (employee_ids)
    group by w.employee_id, s.id
  ), marked as materialized (
    select m.employee_id, m.work_date, bool_or(m.kind = 'on_leave' and m.leave_minutes = 0) as on_leave, bool_or(m.kind <> 'on_leave') as on_holiday,
      max(m.leave_at_start) as at_start, max(m.leave_at_end) as at_end, max(m.leave_minutes) as minutes
    from schedule_mark m
    where m.employee_id = any (employee_ids) and m.work_date between first_day and last_day and m.kind <> 'local_holiday'
      and (with_leave or m.source <> 'leave')
    group by m.employee_id, m.work_date
  )
  select w.employee_id, d.work_date, d.shift_id, d.shift_version_id,
    d.starts_at + cut.at_start * interval '1 minute', d.ends_at - cut.at_end * interval '1 minute',
    day.status, cut.at_start, cut.at_end, cut.minutes
  from assigned w
  join timed d on d.shift_id = w.shift_id and d.work_date <@ w.days
  cross join lateral (select is_day_off(w.rest_days, d.weekday, d.is_work_day) as is_off) day_off
  left join served on served.employee_id = w.employee_id and served.shift_id = w.shift_id
  left join marked m on m.employee_id = w.employee_id and m.work_date = d.work_date
  cross join lateral (
    select case
      when d.work_date <@ w.suspended then 'cancelled'
      when m.on_leave or m.minutes > 0 and d.ends_at - d.starts_at <= (m.at_start + m.at_end) * interval '1 minute' then 'on_leave'
      when m.on_holiday and not d.used_on_holidays then 'holiday'
      when not day_off.is_off then 'scheduled'
      else 'restday'
    end as status
  ) day
  cross join lateral (
    select case when day.status = 'scheduled' then coalesce(m.at_start, 0) else 0 end as at_start,
      case when day.status = 'scheduled' then coalesce(m.at_end, 0) else 0 end as at_end,
      case when day.status = 'scheduled' then coalesce(m.minutes, 0) else 0 end as minutes
  ) cut
  where (not day_off.is_off or d.used_on_restdays) and (served.shift_id is null or d.work_date <@ served.days)
$$;
