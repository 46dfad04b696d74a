-- Employee IDs that 0441 left in another spelling, because a second employee has the plain one. An import must know them, so that
-- a row is never taken for the other employee.
create index employee_odd_id on employee (id)
  where deleted_at is null and third_party_employee_id ~ '[^ -~]|  | -|- |^ | $';
