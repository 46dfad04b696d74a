create or replace function scope_user() returns integer
language sql stable parallel safe
return substring(current_setting('app.user', true) from '^([0-9]{1,9})$')::integer;
