-- The delete dialog promises that the person's data is removed (section 8): the sensitive part goes with the mark, which
-- also frees the personal e-mail.
create or replace function forget_sensitive_of_deleted() returns trigger language plpgsql as $$
begin
  delete from employee_sensitive where employee_id = new.id;
  return null;
end $$;
