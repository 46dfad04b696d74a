create or replace function shared_seconds(one_begins timestamptz, one_ends timestamptz, other_begins timestamptz, other_ends timestamptz) returns numeric
language sql immutable parallel safe
return greatest(0, extract(epoch from least(one_ends, other_ends) - greatest(one_begins, other_begins)));
