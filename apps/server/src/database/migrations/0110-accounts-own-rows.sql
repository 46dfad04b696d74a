-- `app.user` holds the id of the user whose account a transaction may read and change, beside the rows of `app.scope`.
-- Nobody but staff and the system sees sessions, codes and links of other accounts.
create function scope_user() returns integer
language sql stable parallel safe
return substring(current_setting('app.user', true) from '^([0-9]{1,9})$')::integer;

alter policy reach on app_user using (
  (select scope_sees_all())
  or client_id = (select scope_client())
  or employee_id = (select scope_employee())
  or id = (select scope_user())
);

alter table session enable row level security;
alter table session force row level security;
-- The impersonator ends the session in which another user is impersonated.
create policy reach on session using (
  (select scope_sees_all()) or user_id = (select scope_user()) or impersonator_user_id = (select scope_user())
);

alter table access_token enable row level security;
alter table access_token force row level security;
-- A token belongs to a session, so whoever sees the session sees its tokens.
create policy reach on access_token using (
  (select scope_sees_all()) or exists (select from session s where s.id = session_id)
);

do $$
declare
  owned text;
begin
  foreach owned in array array['account_token', 'recovery_code', 'known_device', 'saved_view'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy reach on %I using ((select scope_sees_all()) or user_id = (select scope_user()))', owned);
  end loop;
end $$;
