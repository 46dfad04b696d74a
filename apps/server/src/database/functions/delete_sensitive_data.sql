-- Deleting an employee removes the sensitive data (section 8), which also frees the personal e-mail address.
create or replace function delete_sensitive_data() returns trigger language plpgsql as $$
begin
  delete from employee_sensitive where employee_id = new.id;
  return null;
end $$;
