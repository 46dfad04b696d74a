-- Row-level security on everything that belongs to a client or to an employee. FORCE binds the owner of the tables too, so
-- the application needs no second database role; superusers alone pass, and the application must not be one.
create function scope_own_client() returns integer
language sql stable parallel safe
return (select client_id from employee where id = scope_employee());

-- Reads `employee` behind its own wall: what the caller does not see there does not exist here.
create function may_see_employee(asked integer) returns boolean
language sql stable parallel safe
return exists (select from employee where id = asked);

do $$
declare
  walled record;
begin
  for walled in
    select * from (values
      ('client', '(id = (select scope_client()) or id = (select scope_own_client()))'),
      ('client_status_history', 'client_id = (select scope_client())'),
      ('client_account_manager', '(client_id = (select scope_client()) or client_id = (select scope_own_client()))'),
      ('client_invoice_config', 'client_id = (select scope_client())'),
      ('client_policy', 'client_id = (select scope_client())'),
      ('client_policy_default', 'client_id = (select scope_client())'),
      ('team', '(client_id = (select scope_client()) or client_id = (select scope_own_client()))'),
      ('team_member', 'may_see_employee(employee_id)'),
      ('shift', '(client_id is null or client_id = (select scope_client()) or client_id = (select scope_own_client()))'),
      ('app_user', '(client_id = (select scope_client()) or employee_id = (select scope_employee()))'),
      ('employee', '(client_id = (select scope_client()) or id = (select scope_employee()))'),
      ('employee_list', '(client_id = (select scope_client()) or employee_id = (select scope_employee()))'),
      ('employee_client', '(client_id = (select scope_client()) or employee_id = (select scope_employee()))'),
      ('employee_active_date', 'may_see_employee(employee_id)'),
      ('employee_status_history', 'may_see_employee(employee_id)'),
      ('employee_policy', 'may_see_employee(employee_id)'),
      ('employee_shift', 'may_see_employee(employee_id)'),
      ('employee_schedule', 'may_see_employee(employee_id)'),
      -- What the provider keeps from its clients: only staff and the person.
      ('employee_sensitive', 'employee_id = (select scope_employee())'),
      ('employee_cost', 'employee_id = (select scope_employee())'),
      ('employee_nonrefundable', 'employee_id = (select scope_employee())'),
      ('employee_re_fee', 'employee_id = (select scope_employee())'),
      ('attachment', '(client_id = (select scope_client()) or employee_id = (select scope_employee()))')
    ) as listed (name, reach)
  loop
    execute format('alter table %I enable row level security', walled.name);
    execute format('alter table %I force row level security', walled.name);
    execute format('create policy reach on %I using ((select scope_sees_all()) or %s)', walled.name, walled.reach);
  end loop;
end $$;

-- Everybody adds to the activity log, also about what they may not read back: writers must not ask for the row they wrote.
alter table activity_log enable row level security;
alter table activity_log force row level security;
create policy append on activity_log for insert with check (true);
create policy reach on activity_log for select
  using ((select scope_sees_all()) or client_id = (select scope_client()));
create policy seal on activity_log for update using ((select scope_sees_all()));
create policy refused on activity_log for delete using ((select scope_sees_all()));
