-- As before, but for `judged`: left to the planner, the client of each day was looked for among the clients of everybody.
create or replace function attendance_wanted(employee_ids integer[], first_day date, last_day date, as_of timestamptz)
returns table (employee_id integer, work_date date, client_id integer, shift_id integer, starts_at timestamptz, ends_at timestamptz,
  first_in timestamptz, last_out timestamptz, state text, planned_minutes integer, worked_minutes integer, paid_break_minutes integer,
  unpaid_break_minutes integer, late_minutes integer, undertime_minutes integer, overtime_minutes integer, night_minutes integer,
  holiday_minutes integer, is_settled boolean)
language sql stable rows 10000 set enable_nestloop = off as $$
  with planned as materialized (
    select s.employee_id, s.work_date, s.shift_id, s.shift_version_id, s.starts_at, s.ends_at, s.status, z.name as zone,
      s.status in ('on_leave', 'holiday', 'restday') as is_off
    from employee_schedule s
    join shift_version v on v.id = s.shift_version_id
    join timezone z on z.id = v.timezone_id
    where s.employee_id = any (employee_ids) and s.work_date between first_day and last_day and s.status <> 'cancelled'
  ), clocked as materialized (
    -- `next_out` after `next_in`, or none: whoever came did not clock out.
    select p.employee_id, p.work_date, p.kind, p.at, p.zone, lead(p.at) over coming as next_at,
      min(p.at) filter (where p.kind = 'out') over (coming rows between 1 following and unbounded following) as next_out,
      min(p.at) filter (where p.kind = 'in') over (coming rows between 1 following and unbounded following) as next_in
    from counted_punches(first_day, last_day) p
    where p.employee_id = any (employee_ids)
    window coming as (partition by p.employee_id, p.work_date order by p.at, p.id)
  ), attended as materialized (
    select c.employee_id, c.work_date, min(c.at) filter (where c.kind = 'in') as first_in, max(c.at) filter (where c.kind = 'in') as last_in,
      max(c.at) filter (where c.kind = 'out') as last_out,
      max(c.at) filter (where c.kind = 'in' and (c.next_out is null or c.next_in < c.next_out)) as open_since,
      min(c.zone) as zone
    from clocked c group by c.employee_id, c.work_date
  ), paused as (
    -- A break is the planned one whose start is nearest; what goes beyond its minutes is not paid.
    select c.employee_id, c.work_date, c.at as begins, c.next_at as ends, b.is_paid,
      least(c.next_at, c.at + coalesce(greatest(b.minutes * 60 - coalesce(sum(extract(epoch from c.next_at - c.at))
          over (partition by c.employee_id, c.work_date, b.id order by c.at rows between unbounded preceding and 1 preceding), 0), 0), 0)
        * case when b.is_paid then interval '1 second' else interval '0' end) as paid_until
    from clocked c
    left join planned p on p.employee_id = c.employee_id and p.work_date = c.work_date
    left join lateral (
      select s.* from shift_break s where s.shift_version_id = p.shift_version_id
      order by abs(extract(epoch from c.at - p.starts_at) / 60 - s.starts_after_minutes), s.position limit 1) b on true
    where c.kind = 'break_start' and c.next_out is not null and (c.next_in is null or c.next_out <= c.next_in)
  ), rested as (
    select p.employee_id, p.work_date, floor(sum(extract(epoch from p.paid_until - p.begins)) / 60)::integer as paid,
      floor(sum(extract(epoch from p.ends - p.paid_until)) / 60)::integer as unpaid
    from paused p group by p.employee_id, p.work_date
  ), stretches as (
    select c.employee_id, c.work_date, c.at as begins, c.next_out as ends, 1 as sign from clocked c
    where c.kind = 'in' and c.next_out is not null and (c.next_in is null or c.next_out <= c.next_in)
    union all
    select p.employee_id, p.work_date, p.paid_until, p.ends, -1 from paused p where p.paid_until < p.ends
  ), nights as materialized (
    select d.zone, d.work_date, local_instant(d.work_date + n.shift + time '22:00', d.zone) as begins,
      local_instant(d.work_date + n.shift + 1 + time '06:00', d.zone) as ends
    from (
      select distinct coalesce(p.zone, a.zone) as zone, a.work_date
      from attended a left join planned p on p.employee_id = a.employee_id and p.work_date = a.work_date
    ) d cross join (values (-1), (0), (1)) n (shift)
  ), placed as materialized (
    select s.*, p.starts_at, p.ends_at, coalesce(p.zone, a.zone) as zone
    from (select t.employee_id, t.work_date, t.begins, t.ends as stops, t.sign from stretches t) s
    join attended a on a.employee_id = s.employee_id and a.work_date = s.work_date
    left join planned p on p.employee_id = s.employee_id and p.work_date = s.work_date
  ), summed as (
    select s.employee_id, s.work_date,
      sum(s.sign * extract(epoch from s.stops - s.begins)) as whole,
      sum(s.sign * shared_seconds(s.begins, s.stops, s.starts_at, s.ends_at)) as within,
      sum(s.sign * shared_seconds(s.begins, s.stops, '-infinity', s.starts_at)) as before,
      sum(s.sign * shared_seconds(s.begins, s.stops, s.ends_at, 'infinity')) as after
    from placed s group by s.employee_id, s.work_date
  ), holidays as materialized (
    select d.employee_id, d.work_date, local_instant(m.work_date + time '00:00', d.zone) as begins,
      local_instant(m.work_date + 1 + time '00:00', d.zone) as ends
    from (select distinct s.employee_id, s.work_date, s.zone from placed s) d
    join schedule_mark m on m.employee_id = d.employee_id and m.work_date between d.work_date - 1 and d.work_date + 2
    where m.employee_id = any (employee_ids) and m.work_date between first_day - 1 and last_day + 2 and m.kind = 'holiday'
  ), special as (
    select s.*, n.begins as special_from, n.ends as special_until, 'night' as kind
    from placed s join nights n on n.zone = s.zone and n.work_date = s.work_date
    union all
    select s.*, h.begins, h.ends, 'holiday'
    from placed s join holidays h on h.employee_id = s.employee_id and h.work_date = s.work_date
  ), shared as materialized (
    select s.employee_id, s.work_date, s.kind,
      sum(s.sign * shared_seconds(s.begins, s.stops, s.special_from, s.special_until)) as whole,
      sum(s.sign * shared_seconds(greatest(s.begins, s.starts_at), least(s.stops, s.ends_at), s.special_from, s.special_until)) as within,
      sum(s.sign * shared_seconds(s.begins, least(s.stops, s.starts_at), s.special_from, s.special_until)) as before,
      sum(s.sign * shared_seconds(greatest(s.begins, s.ends_at), s.stops, s.special_from, s.special_until)) as after
    from special s group by s.employee_id, s.work_date, s.kind
  ), weighed as (
    select coalesce(p.employee_id, a.employee_id) as employee_id, coalesce(p.work_date, a.work_date) as work_date,
      p.shift_id, p.starts_at, p.ends_at, p.status, p.is_off, a.employee_id is not null as is_clocked, a.first_in, r.paid, r.unpaid,
      s.whole, s.within, n.whole as night_whole, n.within as night_within, n.before as night_before, n.after as night_after,
      h.whole as holiday_whole, h.within as holiday_within, h.before as holiday_before, h.after as holiday_after,
      case when a.open_since = a.last_in then null else a.last_out end as last_out,
      a.open_since is not null or (a.employee_id is not null and a.first_in is null) as is_open,
      a.first_in is null or a.open_since < a.last_in
        or coalesce(case when not p.is_off then p.ends_at + interval '4 hours' end, a.open_since + interval '20 hours') < as_of as is_forgotten,
      case when p.is_off is false then greatest(0, extract(epoch from p.ends_at - p.starts_at) / 60 - (
        select coalesce(sum(b.minutes), 0) from shift_break b where b.shift_version_id = p.shift_version_id and not b.is_paid))::integer
        else 0 end as planned,
      case when p.is_off then granted(s.whole, off.minimum_minutes, off.rounding_minutes) else 0 end as overtime_off,
      case when p.is_off is false then granted(s.before, early.minimum_minutes, early.rounding_minutes) else 0 end as overtime_before,
      case when p.is_off is false then granted(s.after, staying.minimum_minutes, staying.rounding_minutes) else 0 end as overtime_after
    from planned p
    full join attended a on a.employee_id = p.employee_id and a.work_date = p.work_date
    left join summed s on s.employee_id = a.employee_id and s.work_date = a.work_date
    left join shared n on n.employee_id = a.employee_id and n.work_date = a.work_date and n.kind = 'night'
    left join shared h on h.employee_id = a.employee_id and h.work_date = a.work_date and h.kind = 'holiday'
    left join rested r on r.employee_id = a.employee_id and r.work_date = a.work_date
    left join shift_overtime early on early.shift_version_id = p.shift_version_id and early.applies = 'before'
    left join shift_overtime staying on staying.shift_version_id = p.shift_version_id and staying.applies = 'after'
    left join shift_overtime off on off.shift_version_id = p.shift_version_id and off.applies = p.status
    where a.employee_id is not null or (case when p.is_off then p.starts_at else p.ends_at end) <= as_of
  ), judged as materialized (
    select w.*,
      case when w.is_off is false and w.first_in >= w.starts_at + interval '1 minute'
        then floor(extract(epoch from least(w.first_in, w.ends_at) - w.starts_at) / 60)::integer else 0 end as late,
      case when w.is_off is false and w.last_out <= w.ends_at - interval '1 minute'
        then floor(extract(epoch from w.ends_at - greatest(w.last_out, w.starts_at)) / 60)::integer else 0 end as undertime
    from weighed w
  )
  select j.employee_id, j.work_date,
    coalesce((select c.client_id from employee_client c where c.employee_id = j.employee_id and c.valid @> j.work_date),
      (select e.client_id from employee e where e.id = j.employee_id)),
    j.shift_id, j.starts_at, j.ends_at, j.first_in, j.last_out,
    case
      when j.is_open and j.is_forgotten then 'conflict'
      when j.is_off then case j.status when 'on_leave' then 'on_leave' when 'holiday' then 'holiday' else 'restday' end
      when j.starts_at is null then 'unplanned'
      when not j.is_clocked then 'absent'
      when j.late > 0 then 'late'
      when j.undertime > 0 then 'undertime'
      else 'present'
    end,
    j.planned,
    case when j.is_off is false then floor(coalesce(j.within, 0) / 60)::integer + j.overtime_before + j.overtime_after
      else floor(coalesce(j.whole, 0) / 60)::integer end,
    coalesce(j.paid, 0), coalesce(j.unpaid, 0), j.late, j.undertime,
    j.overtime_off + j.overtime_before + j.overtime_after,
    counted_minutes(j.is_off, j.night_whole, j.night_within, j.night_before, j.night_after, j.overtime_before, j.overtime_after),
    counted_minutes(j.is_off, j.holiday_whole, j.holiday_within, j.holiday_before, j.holiday_after, j.overtime_before, j.overtime_after),
    case when j.is_open then j.is_forgotten else coalesce(j.is_off or j.ends_at <= as_of, true) end
  from judged j
$$;
