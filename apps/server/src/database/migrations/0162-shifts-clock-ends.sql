-- Shifts that are planned and have not begun end at their clock time also when the clocks change. Worked ones stay.
with planned as materialized (
  select d.shift_version_id, d.work_date, local_instant(d.work_date + v.start_time, z.name) as starts_at,
    local_instant(d.work_date + v.start_time + v.total_minutes * interval '1 minute', z.name) as ends_at
  from (select distinct shift_version_id, work_date from employee_schedule where starts_at > now()) d
  join shift_version v on v.id = d.shift_version_id
  join timezone z on z.id = v.timezone_id
)
update employee_schedule s set ends_at = p.ends_at, version = s.version + 1
from planned p
where s.shift_version_id = p.shift_version_id and s.work_date = p.work_date and s.starts_at > now()
  and s.starts_at = p.starts_at and p.ends_at > p.starts_at and s.ends_at <> p.ends_at;
