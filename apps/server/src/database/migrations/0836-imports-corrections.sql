-- Cells of a rejected file that were entered again in the preview, sealed like the file itself.
alter table import_job
  add column corrections text,
  add constraint import_job_corrections_with_file check (corrections is null or storage_key is not null);
