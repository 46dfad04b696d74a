-- Every new employee gets a position history.
create or replace function begin_position_history() returns trigger language plpgsql as $$
begin
  insert into employee_position (employee_id, position, valid) values (new.id, new.position, daterange(new.start_date, null));
  return null;
end $$;
