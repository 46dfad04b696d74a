-- The second wall behind the queries. `app.scope` says how far the person asking may see:
--   staff | system    every row          client:ID     rows of that client company
--   employee:ID       the own record     anything else nothing
-- Policies call these inside (select ...), so that each is worked out once a statement and not once a row.
create function scope_sees_all() returns boolean
language sql stable parallel safe
return coalesce(current_setting('app.scope', true) in ('staff', 'system'), false);

create function scope_client() returns integer
language sql stable parallel safe
return substring(current_setting('app.scope', true) from '^client:([0-9]{1,9})$')::integer;

create function scope_employee() returns integer
language sql stable parallel safe
return substring(current_setting('app.scope', true) from '^employee:([0-9]{1,9})$')::integer;
