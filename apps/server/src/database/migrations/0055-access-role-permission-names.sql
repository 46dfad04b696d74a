-- What a role grants, by name: the rights of a user are read with each request, and four joins for them cost more than most
-- of what is asked. role_permission stays the source; nothing else writes this column.
alter table role add column permission_names text[] not null default '{}';

create function settle_permission_names(role_ids integer[]) returns void language plpgsql as $$
begin
  -- The lock first: what somebody else grants meanwhile is seen by the statement after it.
  perform from role where id = any (role_ids) order by id for no key update;
  update role r set permission_names = array(
    select p.name from role_permission rp join permission p on p.id = rp.permission_id where rp.role_id = r.id order by p.id)
  where r.id = any (role_ids);
end $$;
select settle_permission_names(array(select id from role));

create function follow_role_permission() returns trigger language plpgsql as $$
begin
  perform settle_permission_names(array(select distinct role_id from changed));
  return null;
end $$;
create trigger permission_granted after insert on role_permission referencing new table as changed
  for each statement execute function follow_role_permission();
create trigger permission_taken after delete on role_permission referencing old table as changed
  for each statement execute function follow_role_permission();
create function refuse_role_permission_change() returns trigger language plpgsql as $$
begin
  raise exception 'Take a permission and grant another one.' using errcode = 'integrity_constraint_violation';
end $$;
create trigger permission_replaced before update on role_permission
  for each row execute function refuse_role_permission_change();

create function follow_permission_name() returns trigger language plpgsql as $$
begin
  perform settle_permission_names(array(select role_id from role_permission where permission_id = new.id));
  return null;
end $$;
create trigger permission_renamed after update of name on permission
  for each row execute function follow_permission_name();
