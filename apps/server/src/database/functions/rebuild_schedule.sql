-- Makes the stored schedule equal to the expected one. Returns how many rows changed: none when it runs twice. With `as_of`,
-- days that have begun by then keep the terms they began with; only their status and their leave can change. A day has begun when its
-- shift has, or when the employee has clocked in. Locked days keep their terms too, and only their leave can change: attendance books
-- the difference in a later period. Leave of a locked day on which nothing is planned any more, as after an employment that ended
-- earlier, cancels the day. Terms are compared without leave, which is taken from those of the day.
create or replace function rebuild_schedule(employee_ids integer[], first_day date, last_day date, as_of timestamptz default null)
returns integer language plpgsql set enable_nestloop = off as $$
declare
  gone integer;
  written integer;
  cancelled integer;
  begun date[];
begin
  perform from employee where id = any (employee_ids) order by id for no key update;
  -- Nothing is stored, as for newcomers: there is nothing to compare with and nothing to keep.
  if not exists (
    select from employee_schedule s where s.employee_id = any (employee_ids) and s.work_date between first_day and last_day
  ) and not exists (
    select from attendance_lock l where l.employee_id = any (employee_ids) and l.days && daterange(first_day, last_day, '[]')
  ) then
    insert into employee_schedule (employee_id, work_date, shift_id, shift_version_id, starts_at, ends_at, status,
      leave_at_start, leave_at_end, leave_minutes)
    select w.employee_id, w.work_date, w.shift_id, w.shift_version_id, w.starts_at, w.ends_at, w.status,
      w.leave_at_start, w.leave_at_end, w.leave_minutes
    from expected_schedule(employee_ids, first_day, last_day) w
    where as_of is null or w.starts_at - w.leave_at_start * interval '1 minute' > as_of
    order by w.employee_id, w.work_date;
    get diagnostics written = row_count;
    return written;
  end if;
  with assigned as materialized (
    select * from assigned_shifts(employee_ids, first_day, last_day) where as_of is not null
  ), locked as materialized (
    select l.employee_id, l.days from attendance_lock l
    where l.employee_id = any (employee_ids) and l.days && daterange(first_day, last_day, '[]')
  ), clocked as materialized (
    select distinct p.employee_id, p.work_date from punch p
    where p.employee_id = any (employee_ids) and p.work_date between as_of::date - 1 and as_of::date + 1
  ), deleted as (
    delete from employee_schedule s
    where s.employee_id = any (employee_ids) and s.work_date between first_day and last_day
      and not exists (select from locked l where l.employee_id = s.employee_id and l.days @> s.work_date)
      and not exists (
        select from expected_schedule(employee_ids, first_day, last_day) w
        where w.employee_id = s.employee_id and w.work_date = s.work_date and w.shift_version_id = s.shift_version_id
          and w.starts_at - w.leave_at_start * interval '1 minute' = s.starts_at - s.leave_at_start * interval '1 minute'
          and w.ends_at + w.leave_at_end * interval '1 minute' = s.ends_at + s.leave_at_end * interval '1 minute')
      and not (as_of is not null
        and (s.starts_at - s.leave_at_start * interval '1 minute' <= as_of or (s.employee_id, s.work_date) in (select c.employee_id, c.work_date from clocked c))
        and exists (select from assigned a
          where a.employee_id = s.employee_id and a.shift_id = s.shift_id and a.days @> s.work_date))
    returning s.work_date, s.starts_at - s.leave_at_start * interval '1 minute' as starts_at
  )
  select count(*), coalesce(array_agg(distinct d.work_date) filter (where d.starts_at <= as_of), '{}') into gone, begun from deleted d;
  with locked as materialized (
    select l.employee_id, l.days from attendance_lock l
    where l.employee_id = any (employee_ids) and l.days && daterange(first_day, last_day, '[]')
  )
  insert into employee_schedule as s (employee_id, work_date, shift_id, shift_version_id, starts_at, ends_at, status,
    leave_at_start, leave_at_end, leave_minutes)
  select w.employee_id, w.work_date, w.shift_id, w.shift_version_id, w.starts_at, w.ends_at, w.status,
    w.leave_at_start, w.leave_at_end, w.leave_minutes
  from expected_schedule(employee_ids, first_day, last_day) w
  where not exists (
    select from employee_schedule o
    where o.employee_id = any (employee_ids) and o.work_date between first_day and last_day
      and o.employee_id = w.employee_id and o.work_date = w.work_date and o.status = w.status
      and (o.leave_at_start, o.leave_at_end, o.leave_minutes) = (w.leave_at_start, w.leave_at_end, w.leave_minutes))
    and (not exists (select from locked l where l.employee_id = w.employee_id and l.days @> w.work_date) or exists (
      select from employee_schedule o
      where o.employee_id = w.employee_id and o.work_date = w.work_date and w.status <> 'cancelled'
        and (o.status = 'on_leave' or o.leave_minutes > 0 or w.status = 'on_leave' or w.leave_minutes > 0)))
    -- New terms add no day that would have begun already.
    and (as_of is null or w.starts_at - w.leave_at_start * interval '1 minute' > as_of or w.work_date = any (begun) or exists (
      select from employee_schedule o where o.employee_id = w.employee_id and o.work_date = w.work_date))
    -- A day that has begun keeps its terms, and can be shorter than the leave.
    and (w.leave_minutes = 0 or not exists (
      select from employee_schedule o where o.employee_id = w.employee_id and o.work_date = w.work_date
        and o.ends_at - o.starts_at <= (w.leave_at_start + w.leave_at_end - o.leave_at_start - o.leave_at_end) * interval '1 minute'))
  order by w.employee_id, w.work_date
  on conflict (employee_id, work_date) do update set status = excluded.status,
    starts_at = s.starts_at + (excluded.leave_at_start - s.leave_at_start) * interval '1 minute',
    ends_at = s.ends_at + (s.leave_at_end - excluded.leave_at_end) * interval '1 minute',
    leave_at_start = excluded.leave_at_start, leave_at_end = excluded.leave_at_end, leave_minutes = excluded.leave_minutes,
    version = s.version + 1;
  get diagnostics written = row_count;
  with locked_leave as materialized (
    select s.employee_id, s.work_date from attendance_lock l
    join employee e on e.id = l.employee_id and e.id = any (employee_ids) and e.deleted_at is null
    join employee_schedule s on s.employee_id = l.employee_id and l.days @> s.work_date
    where l.employee_id = any (employee_ids) and l.days && daterange(first_day, last_day, '[]')
      and s.employee_id = any (employee_ids) and s.work_date between first_day and last_day and (s.status = 'on_leave' or s.leave_minutes > 0)
  ), expected as materialized (
    select w.employee_id, w.work_date
    from expected_schedule(array(select distinct o.employee_id from locked_leave o), first_day, last_day) w where w.status <> 'cancelled'
  )
  update employee_schedule s set status = 'cancelled', version = s.version + 1,
    starts_at = s.starts_at - s.leave_at_start * interval '1 minute', ends_at = s.ends_at + s.leave_at_end * interval '1 minute',
    leave_at_start = 0, leave_at_end = 0, leave_minutes = 0
  from (select o.employee_id, o.work_date from locked_leave o except select w.employee_id, w.work_date from expected w) c
  where s.employee_id = c.employee_id and s.work_date = c.work_date;
  get diagnostics cancelled = row_count;
  return gone + written + cancelled;
end $$;
