-- Truncated tables and renamed permissions or roles change rights, too. The body is in the folder of functions.
create function notify_all_rights() returns trigger language plpgsql as $$ begin return null; end $$;

do $$
declare
  name text;
begin
  foreach name in array array['user_role', 'user_permission', 'role_permission', 'team_member', 'client_account_manager'] loop
    execute format('create trigger rights_emptied after truncate on %I for each statement execute function notify_all_rights()', name);
  end loop;
end $$;

create trigger rights_changed after update or delete or truncate on permission for each statement execute function notify_all_rights();
create trigger rights_changed after update of name or delete or truncate on role for each statement execute function notify_all_rights();
