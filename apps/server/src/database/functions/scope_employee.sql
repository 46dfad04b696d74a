create or replace function scope_employee() returns integer
language sql stable parallel safe
return substring(current_setting('app.scope', true) from '^employee:([0-9]{1,9})$')::integer;
