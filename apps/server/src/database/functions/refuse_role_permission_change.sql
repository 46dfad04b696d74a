create or replace function refuse_role_permission_change() returns trigger language plpgsql as $$
begin
  raise exception 'Take a permission and grant another one.' using errcode = 'integrity_constraint_violation';
end $$;
