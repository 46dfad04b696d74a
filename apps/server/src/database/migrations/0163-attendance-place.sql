-- Premiums follow the place where a person works. Its zone is stored where it is not the shift's.
alter table attendance_day add column place_zone text check (length(place_zone) <= 50);

-- Most holidays are the client's and the person's. Where they differ, one decides the schedule and the other the premium.
alter table schedule_mark drop constraint schedule_mark_kind_check;
alter table schedule_mark add constraint schedule_mark_kind_check
  check (kind in ('on_leave', 'holiday', 'client_holiday', 'local_holiday'));
