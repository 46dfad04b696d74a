-- The words that the search in progress wants in a resume. Without a search it is a query that every row matches: no word is a hyphen.
create or replace function sought_resume() returns tsquery
language sql stable parallel safe
return coalesce(nullif(current_setting('app.sought_resume', true), ''), '!''-''')::tsquery;
