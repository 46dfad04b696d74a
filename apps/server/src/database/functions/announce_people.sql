-- Announces a change of these employees, in portions of 100.
create or replace function announce_people(event text, employees integer[]) returns void language sql as $$
  insert into event_outbox (name, payload)
  select event, jsonb_build_object('employeeIds', jsonb_agg(p.employee_id order by p.employee_id))
  from (
    select a.employee_id, (row_number() over (order by a.employee_id) - 1) / 100 as portion
    from unnest(employees) as a (employee_id)
  ) p
  group by p.portion
$$;
