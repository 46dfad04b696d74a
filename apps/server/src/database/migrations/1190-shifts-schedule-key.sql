-- A day of the schedule is known by its employee and its date. Nothing used the number, and each planned day paid for its index.
alter table employee_schedule drop column id;
alter table employee_schedule drop constraint employee_schedule_unique;
alter table employee_schedule add primary key (employee_id, work_date);
