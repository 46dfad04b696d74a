-- What is removed is removed: the activity log keeps that it was there, and the storage loses the content with its row.
drop index attachment_employee, attachment_client;
alter table attachment
  drop column deleted_at,
  add constraint attachment_stored foreign key (storage_key) references stored_file (key),
  add check (media_type in ('application/pdf', 'image/png', 'image/jpeg',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'));
create index attachment_employee on attachment (employee_id, id desc);
create index attachment_client on attachment (client_id, id desc);
