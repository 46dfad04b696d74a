-- Whoever moves to another client leaves the teams of the one before: a lead there must not go on seeing them.
create or replace function leave_teams_of_former_client() returns trigger language plpgsql as $$
begin
  delete from team_member m using team t
  where m.employee_id = new.id and t.id = m.team_id and t.client_id <> new.client_id;
  return null;
end $$;
