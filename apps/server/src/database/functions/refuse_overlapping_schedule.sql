create or replace function refuse_overlapping_schedule() returns trigger language plpgsql as $$
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
