-- How far a job of the day came that goes through everybody's records portion by portion.
alter table daily_job_run add column reached integer check (reached > 0);
