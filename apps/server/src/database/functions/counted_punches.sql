-- The punches that count for a day: those of the latest approved correction, otherwise those that were clocked.
create or replace function counted_punches(first_day date, last_day date) returns setof punch
language sql stable as $$
  select p.* from punch p
  left join (
    select c.employee_id, c.work_date, max(c.id) as id from attendance_correction c
    where c.state = 'approved' and c.work_date between first_day and last_day group by c.employee_id, c.work_date
  ) corrected on corrected.employee_id = p.employee_id and corrected.work_date = p.work_date
  where p.work_date between first_day and last_day
    -- With `is not distinct from` the planner expects a single row, and then compares every punch with every person of the day.
    and case when corrected.id is null then p.correction_id is null else p.correction_id = corrected.id end
$$;
