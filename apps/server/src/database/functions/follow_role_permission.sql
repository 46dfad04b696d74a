create or replace function follow_role_permission() returns trigger language plpgsql as $$
begin
  perform update_permission_names(array(select distinct role_id from changed));
  return null;
end $$;
