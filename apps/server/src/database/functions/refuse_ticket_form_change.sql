-- A ticket shows the form that it was filed with: a version is never changed, the next one is added.
create or replace function refuse_ticket_form_change() returns trigger language plpgsql as $$
begin
  raise integrity_constraint_violation using constraint = 'ticket_form_history', table = tg_table_name,
    message = format('A row of %s is never changed.', tg_table_name);
end $$;
