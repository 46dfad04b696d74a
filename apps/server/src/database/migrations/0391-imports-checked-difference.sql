-- What a row was checked against, such as the version of a record. A file is imported only if this has not changed.
alter table import_job_row add column basis text not null default '';
-- Whether a factor was fresh, without impersonation, when the import was confirmed.
alter table import_job add column pay_confirmed boolean not null default false;
