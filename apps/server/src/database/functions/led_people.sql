-- Who leads whom, once for each team. Nobody leads themselves. A team has only employees of its client, so `client_id`
-- is also the client of its members. Both functions are inlined: a condition on a column reaches the indexes of
-- `team_member`.
create or replace function led_people() returns table (lead_id integer, employee_id integer, team_id integer, client_id integer)
language sql stable as $$
  select l.lead_id, m.employee_id, l.team_id, l.client_id
  from team_leads() l
  join team_member m on m.team_id = l.team_id and m.employee_id <> l.lead_id
$$;
