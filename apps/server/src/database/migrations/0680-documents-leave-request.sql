-- Documents of leave requests (docs/decisions/105-documents-of-leave.md). They have no type: a type of document can say as much as a diagnosis.
alter table attachment
  add column leave_request_id integer references leave_request on delete cascade,
  drop constraint attachment_check,
  add constraint attachment_owner check (num_nonnulls(employee_id, client_id, leave_request_id) = 1),
  add constraint attachment_leave_type check (leave_request_id is null or attachment_type_id is null);
create index attachment_leave_request on attachment (leave_request_id, id desc) where leave_request_id is not null;

-- Row security of the request decides: client users read no request, an employee the own ones.
drop policy reach on attachment;
create policy reach on attachment using ((select scope_sees_all())
  or client_id = (select scope_client())
  or employee_id = (select scope_employee())
  or (leave_request_id is not null and exists (select from leave_request r where r.id = leave_request_id)));
