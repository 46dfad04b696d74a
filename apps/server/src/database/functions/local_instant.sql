-- The instant of a local time, as Temporal's `compatible` reads it: a time that the clocks skip uses the offset before
-- the change; a time that occurs twice means the first. PostgreSQL's own conversion takes the second.
create or replace function local_instant(local timestamp, zone text) returns timestamptz
language sql immutable parallel safe
return coalesce(
  (select min(local at time zone zone - earlier.by)
   from (values (interval '0'), (interval '30 minutes'), (interval '1 hour'), (interval '2 hours')) as earlier (by)
   where (local at time zone zone - earlier.by) at time zone zone = local),
  local at time zone zone);
