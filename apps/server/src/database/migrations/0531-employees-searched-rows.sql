-- Trigrams are shown like their employees (docs/decisions/010-row-level-security.md). The search is part of the policy, so that it uses the
-- index. The bodies of the functions are in their folder.
create function sought_grams() returns text[] language sql stable parallel safe return '{}'::text[];
create function sought_sensitive_grams() returns text[] language sql stable parallel safe return null::text[];

drop view searchable_employee;
alter table employee_search enable row level security;
alter table employee_search force row level security;
create policy reach on employee_search using (
  (grams @> (select sought_grams()) or grams_sensitive @> (select sought_sensitive_grams()))
  and ((select scope_sees_all()) or exists (select from employee e where e.id = employee_id)));
