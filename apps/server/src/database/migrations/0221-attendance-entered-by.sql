-- Staff enter time for others; null: the employee asked. The name is stored because employees may not read other users.
alter table attendance_correction
  add column entered_by_user_id integer references app_user,
  add column entered_by_name text,
  add constraint attendance_correction_entered_by check ((entered_by_user_id is null) = (entered_by_name is null));
