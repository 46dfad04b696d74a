create or replace function mark_employee_list_changed() returns void language plpgsql as $$
begin
  update employee_list_stripe set changes = changes + 1 where stripe = (
    select stripe from employee_list_stripe order by (stripe - pg_backend_pid() % 64 + 64) % 64 limit 1 for update skip locked
  );
  if not found then
    update employee_list_stripe set changes = changes + 1 where stripe = pg_backend_pid() % 64;
  end if;
end $$;
