-- The list shows the birth date of each row. Reading it from `employee` took a fifth of the time of a page.
alter table employee_list add column birthdate date;
update employee_list l set birthdate = e.birthdate from employee e where e.id = l.employee_id and e.birthdate is not null;
