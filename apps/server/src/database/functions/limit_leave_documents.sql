-- The number of documents of a leave request and their size together are limited. The lock has two uploads at once follow each other.
create or replace function limit_leave_documents() returns trigger language plpgsql as $$
begin
  perform from leave_request r where r.id = new.leave_request_id for no key update;
  if (select count(*) >= :most_leave_documents or coalesce(sum(a.size_bytes), 0) + new.size_bytes > :most_leave_document_bytes
      from attachment a where a.leave_request_id = new.leave_request_id) then
    raise integrity_constraint_violation using constraint = 'attachment_leave_limit', table = 'attachment',
      message = format('Leave request %s has as many documents as it can have.', new.leave_request_id);
  end if;
  return new;
end $$;
