-- How times of day are written for a user: 2:30 PM or 14:30.
alter table app_user add column hour_cycle smallint not null default 12 check (hour_cycle in (12, 24));
