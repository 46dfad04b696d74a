-- Every closed request is listed, latest first.
drop index leave_request_decided;
create index leave_request_closed on leave_request (closed_at desc, id desc) where state <> 'requested';
