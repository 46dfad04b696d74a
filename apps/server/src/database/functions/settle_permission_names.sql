create or replace function settle_permission_names(role_ids integer[]) returns void language plpgsql as $$
begin
  -- The lock first: what somebody else grants meanwhile is seen by the statement after it.
  perform from role where id = any (role_ids) order by id for no key update;
  update role r set permission_names = array(
    select p.name from role_permission rp join permission p on p.id = rp.permission_id where rp.role_id = r.id order by p.id)
  where r.id = any (role_ids);
end $$;
