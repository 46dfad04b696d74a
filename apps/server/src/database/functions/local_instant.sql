-- The instant of a local time. One that the clocks skip is read with the offset before the change, which is as much later as
-- the clocks were put forward; of one that comes twice the first counts. As Temporal's `compatible`, which PostgreSQL's own
-- reading is not.
create or replace function local_instant(local timestamp, zone text) returns timestamptz
language sql immutable parallel safe
return coalesce(
  (select min(local at time zone zone - earlier.by)
   from (values (interval '0'), (interval '30 minutes'), (interval '1 hour'), (interval '2 hours')) as earlier (by)
   where (local at time zone zone - earlier.by) at time zone zone = local),
  local at time zone zone);
