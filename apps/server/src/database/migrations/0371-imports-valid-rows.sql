-- The rows of a file that are about an employee, so that nobody imports rows about themselves that somebody else uploaded.
alter table import_job_row add column employee_id integer references employee on delete set null;
create index import_job_row_employee on import_job_row (employee_id, import_job_id) where employee_id is not null;
-- The user asked for the rows without errors of a file that has others.
alter table import_job add column leaves_out_errors boolean not null default false;
