-- Leave for a part of a day (docs/decisions/115-parts-of-days.md).
select set_config('app.scope', 'system', true);

alter table leave_request_day
  add column part text not null default 'full' check (part in ('full', 'start', 'end')),
  -- Worked minutes that were asked for; null: half of the shift.
  add column asked_minutes integer check (asked_minutes between 1 and 1439),
  -- Elapsed minutes at that end of the shift.
  add column shift_minutes integer not null default 0 check (shift_minutes between 0 and 1500),
  add column halves int4range generated always as (
    case part when 'full' then int4range(0, 2) when 'start' then int4range(0, 1) else int4range(1, 2) end) stored,
  add constraint leave_request_day_part check (case part when 'full' then asked_minutes is null and shift_minutes = 0 else shift_minutes > 0 end);
-- Each part of a day is taken once.
drop index leave_request_day_once;
alter table leave_request_day add constraint leave_request_day_once
  exclude using gist (employee_id with =, work_date with =, halves with &&) where (state in ('held', 'taken'));

-- Two requests can share a day.
alter table leave_away_day
  drop constraint leave_away_day_pkey,
  add primary key (request_id, work_date),
  add column part text not null default 'full' check (part in ('full', 'start', 'end')),
  -- Of the ledger.
  add column minutes integer not null default 480 check (minutes between 1 and 1440);
drop index leave_away_day_request;
create index leave_away_day_employee on leave_away_day (employee_id, work_date);
drop trigger leave_request_day_away on leave_request_day;
create trigger leave_request_day_away after insert or update of state, part, minutes on leave_request_day
for each row execute function keep_leave_away_day();

-- Leave of a part of a day: the shift begins later or ends earlier by elapsed minutes. All zero: the whole day.
alter table schedule_mark
  add column leave_at_start integer not null default 0 check (leave_at_start between 0 and 1500),
  add column leave_at_end integer not null default 0 check (leave_at_end between 0 and 1500),
  -- Of the ledger.
  add column leave_minutes integer not null default 0 check (leave_minutes between 0 and 479),
  add constraint schedule_mark_leave_part check ((leave_minutes > 0) = (leave_at_start + leave_at_end > 0)
    and (leave_minutes = 0 or kind = 'on_leave' and source = 'leave'));

-- Start and end are those of the work that is left.
alter table employee_schedule
  add column leave_at_start integer not null default 0 check (leave_at_start between 0 and 1500),
  add column leave_at_end integer not null default 0 check (leave_at_end between 0 and 1500),
  add column leave_minutes integer not null default 0 check (leave_minutes between 0 and 479),
  add constraint employee_schedule_leave_part check ((leave_minutes > 0) = (leave_at_start + leave_at_end > 0));

-- Leave on days that are partly worked, in minutes of the ledger.
alter table attendance_day add column part_leave_minutes integer not null default 0 check (part_leave_minutes between 0 and 479);
alter table attendance_adjustment add column part_leave_minutes integer not null default 0,
  add check (is_settled or part_leave_minutes = 0);
