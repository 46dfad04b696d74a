-- Who leads which team. A dissolved team has no leads.
create or replace function team_leads() returns table (lead_id integer, team_id integer, client_id integer)
language sql stable as $$
  select m.employee_id, t.id, t.client_id
  from team_member m
  join team_role r on r.id = m.team_role_id and r.name = any (:leading_team_roles)
  join team t on t.id = m.team_id and t.deleted_at is null
$$;
