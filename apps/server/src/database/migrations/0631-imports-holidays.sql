-- Holidays are imported like the other files.
alter table import_job drop constraint import_job_kind_check;
alter table import_job add constraint import_job_kind_check
  check (kind in ('employees', 'shifts', 'invoice_information', 'leave_credits', 'punches', 'holidays'));
