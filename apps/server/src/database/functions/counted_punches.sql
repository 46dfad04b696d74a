-- The punches that count for a day: those that were clocked. The latest approved correction replaces them, except presences
-- that begin after its clock-out. `correctedDay` of the contract has the same rule. A correction can also return the day to the
-- clocked punches, or count nothing that was clocked before it was requested.
create or replace function counted_punches(first_day date, last_day date) returns setof punch
language sql stable as $$
  select p.* from punch p
  left join (
    select distinct on (c.employee_id, c.work_date) c.employee_id, c.work_date, c.id, c.counts,
      -- Corrected times are whole minutes: a punch within the minute of the clock-out is the same clock-out.
      (select min(i.at) from punch i where i.employee_id = c.employee_id and i.work_date = c.work_date and i.kind = 'in'
        and i.correction_id is null and i.at >= coalesce(c.proposed_out + interval '1 minute', c.created_at)
        -- No punch of the day is later. Without the limit all later punches of the employee are read.
        and i.at < coalesce(c.proposed_out, c.created_at) + interval '3 days') as resumed_at
    from attendance_correction c
    where c.state = 'approved' and c.work_date between first_day and last_day
    order by c.employee_id, c.work_date, c.id desc
  ) corrected on corrected.employee_id = p.employee_id and corrected.work_date = p.work_date
  where p.work_date between first_day and last_day
    -- With `is not distinct from` the planner expects a single row, and then compares every punch with every person of the day.
    and case
      when corrected.id is null or corrected.counts = 'clocked' then p.correction_id is null
      when p.correction_id is null then p.at >= corrected.resumed_at
      else p.correction_id = corrected.id
    end
$$;
