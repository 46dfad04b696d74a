-- The kept total of each account follows its entries. Ordered, so that two writers do not wait for each other in a circle.
create or replace function add_to_leave_accounts() returns trigger language plpgsql as $$
begin
  insert into leave_account (employee_id, leave_type_id, minutes)
  select employee_id, leave_type_id, sum(minutes) from added group by employee_id, leave_type_id
  order by employee_id, leave_type_id
  on conflict (employee_id, leave_type_id) do update set minutes = leave_account.minutes + excluded.minutes;
  return null;
end $$;
