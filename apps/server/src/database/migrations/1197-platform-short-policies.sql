-- A policy that names other rows asks a function for them, as it does for employees and shifts. Each subquery in a policy is opened by every
-- statement that reads the table, with the policies of the tables that it reads, although staff and the system never need it: 75 of 136
-- for one employee.

-- Row security of `candidate` applies inside, so it answers for the caller.
create function may_see_candidate(asked integer) returns boolean
language sql stable parallel safe
return exists (select from candidate where id = asked);

-- Row security of `leave_request` applies inside, so it answers for the caller.
create function may_see_leave_request(asked integer) returns boolean
language sql stable parallel safe
return exists (select from leave_request where id = asked);

-- Row security of `open_position` applies inside, so it answers for the caller.
create function may_see_open_position(asked integer) returns boolean
language sql stable parallel safe
return exists (select from open_position where id = asked);

-- Row security of `session` applies inside, so it answers for the caller.
create function may_see_session(asked integer) returns boolean
language sql stable parallel safe
return exists (select from session where id = asked);

-- Row security of `ticket` applies inside, so it answers for the caller.
create function may_see_ticket(asked integer) returns boolean
language sql stable parallel safe
return exists (select from ticket where id = asked);

-- Row security of `ticket_reply` applies inside, so it answers for the caller.
create function may_see_ticket_reply(asked integer) returns boolean
language sql stable parallel safe
return exists (select from ticket_reply where id = asked);

-- Row security of `app_user` applies inside, so it answers for the caller.
create function may_see_user(asked integer) returns boolean
language sql stable parallel safe
return exists (select from app_user where id = asked);

alter policy reach on attachment using ((select scope_sees_all())
  or client_id = (select scope_client())
  or employee_id = (select scope_employee())
  or (leave_request_id is not null and may_see_leave_request(leave_request_id))
  or (ticket_id is not null and may_see_ticket(ticket_id))
  or (ticket_reply_id is not null and may_see_ticket_reply(ticket_reply_id))
  or (visibility = 'client_shared' and (may_see_open_position(open_position_id) or may_see_candidate(candidate_id))));

alter policy reach on access_token using ((select scope_sees_all()) or may_see_session(session_id));
alter policy reach on user_permission using ((select scope_sees_all()) or may_see_user(user_id));
alter policy reach on user_role using ((select scope_sees_all()) or may_see_user(user_id));
