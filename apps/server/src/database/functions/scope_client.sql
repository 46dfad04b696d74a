create or replace function scope_client() returns integer
language sql stable parallel safe
return substring(current_setting('app.scope', true) from '^client:([0-9]{1,9})$')::integer;
