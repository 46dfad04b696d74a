create or replace function update_permission_names(role_ids integer[]) returns void language plpgsql as $$
begin
  -- Lock first, so that the next statement sees concurrent grants of other transactions.
  perform from role where id = any (role_ids) order by id for no key update;
  update role r set permission_names = array(
    select p.name from role_permission rp join permission p on p.id = rp.permission_id where rp.role_id = r.id order by p.id)
  where r.id = any (role_ids);
end $$;
