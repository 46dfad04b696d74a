-- Makes the open push sockets of everybody whose rights depend on the changed rows subscribe again. The argument of the trigger
-- is the column that names them: user_id, role_id or employee_id.
create or replace function notify_changed_rights() returns trigger language plpgsql as $$
declare
  scope text := current_setting('app.scope', true);
  affected integer[];
begin
  execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into affected;
  perform set_config('app.scope', 'system', true);
  perform pg_notify('session_rights', s.id::text)
  from session s
  where s.ended_at is null and exists (
    select from app_user u where u.id in (s.user_id, s.impersonator_user_id) and case tg_argv[0]
      when 'user_id' then u.id = any (affected)
      when 'employee_id' then u.employee_id = any (affected)
      else exists (select from user_role r where r.user_id = u.id and r.role_id = any (affected))
    end);
  perform set_config('app.scope', coalesce(scope, ''), true);
  return null;
end $$;
