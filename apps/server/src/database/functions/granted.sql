-- Of seconds beyond the plan: whole minutes by the rule, rounded down to its step; none below its minimum or without a rule.
create or replace function granted(seconds numeric, minimum_minutes integer, rounding_minutes integer) returns integer
language sql immutable parallel safe
return coalesce(case when floor(seconds / 60) >= greatest(minimum_minutes, 1)
  then floor(seconds / 60)::integer / rounding_minutes * rounding_minutes end, 0);
