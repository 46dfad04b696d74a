-- Documents of a leave request are limited (docs/decisions/160-limits-and-rounding-of-leave.md). The body is in the folder of functions.
create function limit_leave_documents() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger attachment_leave_limit before insert on attachment
  for each row when (new.leave_request_id is not null) execute function limit_leave_documents();
