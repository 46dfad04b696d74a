-- Files of open positions and of candidates, each with a type of its own list and with an audience.
alter table attachment
  add column open_position_id integer references open_position on delete cascade,
  add column candidate_id integer references candidate on delete cascade,
  add column position_attachment_type_id integer references position_attachment_type,
  add column candidate_attachment_type_id integer references candidate_attachment_type,
  add column visibility text check (visibility in ('staff_private', 'staff', 'client_shared')),
  drop constraint attachment_owner,
  add constraint attachment_owner check (num_nonnulls(
    employee_id, client_id, leave_request_id, ticket_id, ticket_reply_id, ticket_note_id, open_position_id, candidate_id) = 1),
  add constraint attachment_position_type check ((open_position_id is null) = (position_attachment_type_id is null)),
  add constraint attachment_candidate_type check ((candidate_id is null) = (candidate_attachment_type_id is null)),
  add constraint attachment_recruitment_type
    check (num_nonnulls(open_position_id, candidate_id) = 0 or attachment_type_id is null),
  add constraint attachment_audience check ((visibility is null) = (num_nonnulls(open_position_id, candidate_id) = 0));
create index attachment_open_position on attachment (open_position_id, id desc) where open_position_id is not null;
create index attachment_candidate on attachment (candidate_id, id desc) where candidate_id is not null;
create index attachment_position_type on attachment (position_attachment_type_id) where position_attachment_type_id is not null;
create index attachment_candidate_type on attachment (candidate_attachment_type_id)
  where candidate_attachment_type_id is not null;

-- A client reads what is shared of its own positions, and of candidates from the day on which they are presented. Among staff a private file is
-- for the one who added it, as the documents domain says: row security knows staff as one side.
drop policy reach on attachment;
create policy reach on attachment using ((select scope_sees_all())
  or client_id = (select scope_client())
  or employee_id = (select scope_employee())
  or (leave_request_id is not null and exists (select from leave_request r where r.id = leave_request_id))
  or (ticket_id is not null and exists (select from ticket t where t.id = ticket_id))
  or (ticket_reply_id is not null and exists (select from ticket_reply r where r.id = ticket_reply_id))
  or (visibility = 'client_shared' and (exists (select from open_position p where p.id = open_position_id)
    or exists (select from candidate c where c.id = candidate_id))));
