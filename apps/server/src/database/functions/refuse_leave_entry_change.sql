create or replace function refuse_leave_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'An entry of the leave ledger is never changed. Add another entry.' using errcode = 'integrity_constraint_violation';
end $$;
