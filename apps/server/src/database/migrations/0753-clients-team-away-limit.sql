-- How many of a team may be away on one day before the leave calendar warns (docs/decisions/165-limits-of-teams.md).
alter table team add column away_limit integer check (away_limit between 1 and 200);
