create or replace function follow_permission_name() returns trigger language plpgsql as $$
begin
  perform update_permission_names(array(select role_id from role_permission where permission_id = new.id));
  return null;
end $$;
