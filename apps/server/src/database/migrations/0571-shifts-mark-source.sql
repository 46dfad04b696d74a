-- Marks from before the calendars were entered and are kept. Those that follow the calendars are replaced when these change.
alter table schedule_mark add column source text not null default 'entered' check (source in ('entered', 'calendar'));
create index schedule_mark_calendar on schedule_mark (employee_id) where source = 'calendar';
