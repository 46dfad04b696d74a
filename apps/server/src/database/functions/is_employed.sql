-- True for status groups of people who work for the provider now, suspended ones included. Indexes on status_group serve it,
-- because PostgreSQL inlines it.
create or replace function is_employed(status_group text) returns boolean
language sql immutable parallel safe
return status_group = any (:employed_statuses);
