-- An employee who changes clients leaves the teams of the former client, so that its team leads no longer see them.
create or replace function leave_former_client_teams() returns trigger language plpgsql as $$
begin
  delete from team_member m using team t
  where m.employee_id = new.id and t.id = m.team_id and t.client_id <> new.client_id;
  return null;
end $$;
