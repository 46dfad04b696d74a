-- Who applies a file must not change their own pay with it.
alter table import_job_row add column changes_pay boolean not null default false;
-- Files that are already checked do not say which of their rows change pay.
update import_job_row r set changes_pay = true
  from import_job j
  where j.id = r.import_job_id and j.changes_pay and r.employee_id is not null;
