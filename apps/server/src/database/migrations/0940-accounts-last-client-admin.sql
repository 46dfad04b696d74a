-- Two admins of a client who take the role from each other at the same time leave one: the second waits for the lock of the client, and
-- then finds that it would leave none. The body is in the folder of functions.
create function keep_client_admin() returns trigger language plpgsql as $$ begin return null; end $$;

create trigger client_admin_kept after delete on user_role for each row execute function keep_client_admin();
create trigger client_admin_kept after update of status, deleted_at, client_id on app_user
  for each row when (old.client_id is not null and old.status = 'active' and old.deleted_at is null
    and (new.status, new.client_id, new.deleted_at) is distinct from (old.status, old.client_id, old.deleted_at))
  execute function keep_client_admin();
