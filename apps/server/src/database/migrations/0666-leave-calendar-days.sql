-- Leave that the law counts in calendar days: rest days and holidays within it count, too (docs/decisions/133-leave-in-calendar-days.md).
alter table leave_type
  drop constraint leave_type_unit,
  add constraint leave_type_unit check (unit in ('day', 'calendar_day', 'half_day', 'hour'));
update leave_type set unit = 'calendar_day' where code in ('ML', 'PL', 'SLW') and unit = 'day' and country = 'PH';
