-- The second wall behind the queries. `app.scope` says how far the person asking may see:
--   staff | system    every row          client:ID     rows of that client company
--   employee:ID       the own record     anything else nothing
-- Policies call these inside (select ...), so that each is worked out once a statement and not once a row.
create or replace function scope_sees_all() returns boolean
language sql stable parallel safe
return coalesce(current_setting('app.scope', true) in ('staff', 'system'), false);
