-- Sorted by shift, employees without one come last: shift_key is empty for them. The indexes of 0024 serve the descending order,
-- these the ascending one.
create index employee_list_shift_last on employee_list (nullif(shift_key, ''), employee_id) include (client_id);
create index employee_list_shift_last_active on employee_list (nullif(shift_key, ''), employee_id) include (client_id)
  where status_group = 'active';
