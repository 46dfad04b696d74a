-- Whatever changes the rights of a user, open push sockets subscribe again, with the rights that are left. The bodies are in
-- the folder of functions.
create function notify_changed_rights() returns trigger language plpgsql as $$ begin return null; end $$;
create function notify_changed_account() returns trigger language plpgsql as $$ begin return null; end $$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('user_role', 'user_id'), ('user_permission', 'user_id'), ('role_permission', 'role_id'),
      ('team_member', 'employee_id'), ('client_account_manager', 'user_id')
    ) as listed (name, who)
  loop
    execute format('create trigger rights_given after insert on %I referencing new table as changed
      for each statement execute function notify_changed_rights(%L)', source.name, source.who);
    execute format('create trigger rights_taken after delete on %I referencing old table as changed
      for each statement execute function notify_changed_rights(%L)', source.name, source.who);
    execute format('create trigger rights_changed_before after update on %I referencing old table as changed
      for each statement execute function notify_changed_rights(%L)', source.name, source.who);
    execute format('create trigger rights_changed_after after update on %I referencing new table as changed
      for each statement execute function notify_changed_rights(%L)', source.name, source.who);
  end loop;
end $$;

create trigger rights_changed after update of status, deleted_at, client_id, employee_id, approval_enabled on app_user
  for each row when (
    (old.status, old.deleted_at, old.client_id, old.employee_id, old.approval_enabled)
    is distinct from (new.status, new.deleted_at, new.client_id, new.employee_id, new.approval_enabled))
  execute function notify_changed_account();
