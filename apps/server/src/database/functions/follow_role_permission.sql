create or replace function follow_role_permission() returns trigger language plpgsql as $$
begin
  perform settle_permission_names(array(select distinct role_id from changed));
  return null;
end $$;
