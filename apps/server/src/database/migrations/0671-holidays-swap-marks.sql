-- The day off of a holiday swap concerns one person: it is no holiday of the day.
alter table schedule_mark drop constraint schedule_mark_source_check;
alter table schedule_mark add constraint schedule_mark_source_check check (source in ('entered', 'calendar', 'swap', 'leave'));
drop index schedule_mark_calendar;
create index schedule_mark_calendar on schedule_mark (employee_id) where source in ('calendar', 'swap');
