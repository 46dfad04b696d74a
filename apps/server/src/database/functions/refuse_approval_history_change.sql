-- Policy versions, decisions and traces are history: a new one is added, an old one stays.
create or replace function refuse_approval_history_change() returns trigger language plpgsql as $$
begin
  raise integrity_constraint_violation using constraint = 'approval_history', table = tg_table_name,
    message = format('A row of %s is never changed or removed.', tg_table_name);
end $$;
