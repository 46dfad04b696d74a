-- A file can set a balance from the highest to the lowest credit.
alter table leave_entry drop constraint leave_entry_minutes_check;
alter table leave_entry add constraint leave_entry_minutes_check check (minutes <> 0 and minutes between -100000000 and 100000000);
