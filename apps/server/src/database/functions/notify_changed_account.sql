-- Row by row, because only some columns of an account decide about its rights, and most changes concern others.
create or replace function notify_changed_account() returns trigger language plpgsql as $$
declare
  scope text := current_setting('app.scope', true);
begin
  perform set_config('app.scope', 'system', true);
  perform pg_notify('session_rights', s.id::text)
  from session s where s.ended_at is null and new.id in (s.user_id, s.impersonator_user_id);
  perform set_config('app.scope', coalesce(scope, ''), true);
  return null;
end $$;
