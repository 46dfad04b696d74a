-- 'recounted': the schedule changed and the day needs no leave now; it may need some again (docs/decisions/136-leave-follows-the-schedule.md).
alter table leave_request_day drop constraint leave_request_day_state_check;
alter table leave_request_day add constraint leave_request_day_state_check check (state in ('held', 'taken', 'released', 'recounted'));
