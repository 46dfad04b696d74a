-- For changes that name no rows: every open push socket subscribes again.
create or replace function notify_all_rights() returns trigger language plpgsql as $$
declare
  scope text := current_setting('app.scope', true);
begin
  perform set_config('app.scope', 'system', true);
  perform pg_notify('session_rights', s.id::text) from session s where s.ended_at is null;
  perform set_config('app.scope', coalesce(scope, ''), true);
  return null;
end $$;
