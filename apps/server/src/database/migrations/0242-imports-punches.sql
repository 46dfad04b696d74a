-- Punches of biometric devices are imported like the other files.
alter table import_job drop constraint import_job_kind_check;
alter table import_job add constraint import_job_kind_check
  check (kind in ('employees', 'shifts', 'invoice_information', 'leave_credits', 'punches'));
-- What somebody clocked with, as far as it is known: the name of a device, or of a browser and its system.
alter table punch add column device text check (length(device) between 1 and 200);
-- A device names people by this id; deleted employees keep theirs.
create index employee_biometric on employee (biometric_id) where deleted_at is null;
