-- Removed files and contacts stay for as long as pages offer Undo; a daily job deletes them.
alter table attachment add column removed_at timestamptz;
create index attachment_removed on attachment (removed_at) where removed_at is not null;

alter table client_contact add column removed_at timestamptz;
create index client_contact_removed on client_contact (removed_at) where removed_at is not null;
